-- The link with which a member shares a booking; deleted when it is revoked and once the class has
-- begun. The token is opaque and is shown to its member again, as that of the calendar feed.
CREATE TABLE booking_links (
  booking_id uuid PRIMARY KEY REFERENCES bookings (id),
  token text NOT NULL UNIQUE CHECK (length(token) >= 22),
  created_at timestamptz NOT NULL
);
