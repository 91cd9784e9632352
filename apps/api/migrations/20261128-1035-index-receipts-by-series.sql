-- outside a transaction
DROP INDEX CONCURRENTLY IF EXISTS receipts_number_idx;
CREATE UNIQUE INDEX CONCURRENTLY receipts_number_idx ON receipts (kind, year, number, series);
