-- The counts of guesses outlive a crash and a failover, which empty an unlogged table.
ALTER TABLE rate_limits SET LOGGED;
