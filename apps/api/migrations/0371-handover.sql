-- Null until somebody has scanned it at the van or the counter.
ALTER TABLE order_crate
	ADD COLUMN loaded_by uuid,
	ADD COLUMN loaded_at timestamptz,
	ADD FOREIGN KEY (tenant_id, loaded_by) REFERENCES staff ON DELETE SET NULL (loaded_by);

COMMENT ON TABLE order_crate IS 'Labelled crates of an order, and whether they are loaded.';
