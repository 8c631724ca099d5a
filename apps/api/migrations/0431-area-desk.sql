-- Staff change areas; each change sends the version that it is based on.
ALTER TABLE delivery_area
	ADD COLUMN version int NOT NULL DEFAULT 1,
	-- Null until staff have changed it.
	ADD COLUMN changed_at timestamptz;
