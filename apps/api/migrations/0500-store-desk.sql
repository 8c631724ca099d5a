-- Staff change stores; each change sends the version that it is based on.
ALTER TABLE collect_store
	ADD COLUMN version int NOT NULL DEFAULT 1,
	-- Null until staff have changed it.
	ADD COLUMN changed_at timestamptz;
