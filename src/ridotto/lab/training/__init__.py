"""Games as environments for programs that learn: docs/lab.md."""
