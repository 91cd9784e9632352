-- NOTIFY holds one lock of the whole database until its transaction has committed: arrivals were
-- serialised by it, one for each commit. The server announces them, and notifications, after their commit;
-- a version of the server that does not know this is heard at its next announcement or poll.
DROP FUNCTION announce_arrivals CASCADE;
DROP FUNCTION announce_unread_changes CASCADE;
