-- Counted failures and mails asked for, in the shape that rate-limiter-flexible reads. Not logged:
-- losing the counters in a crash opens nothing, and counting must be cheap.
CREATE UNLOGGED TABLE rate_limits (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
CREATE INDEX rate_limits_expire_idx ON rate_limits (expire);
