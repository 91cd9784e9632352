-- outside a transaction
ALTER TABLE venues VALIDATE CONSTRAINT venues_market_id_fkey;
ALTER TABLE users VALIDATE CONSTRAINT users_home_market_id_fkey;
