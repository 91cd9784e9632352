-- Two sellers may give the same number, each in its series: receipts_number_idx keeps them apart.
ALTER TABLE receipts DROP CONSTRAINT receipts_kind_year_number_key;
