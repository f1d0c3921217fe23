"""Minds of earlier versions, kept unchanged so that today's can be measured against them."""
