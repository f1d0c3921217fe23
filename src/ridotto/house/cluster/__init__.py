"""Several processes and machines that form one house."""
