"""Au carnaval de Venise: seventeen roles, dances in the dark, talk at the buffet, votes. Rules CV-1 …"""
