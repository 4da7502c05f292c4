// Code as an app writes it stands here.
