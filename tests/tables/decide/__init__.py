"""What requests come to."""
