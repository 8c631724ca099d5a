-- Staff change single windows, which planning then leaves as they are.
ALTER TABLE time_window
	-- Counts the changes by staff; taking a place is none.
	ADD COLUMN version int NOT NULL DEFAULT 1,
	-- Planning neither replaces nor deletes it.
	ADD COLUMN is_edited boolean NOT NULL DEFAULT false,
	-- Why it takes no more orders; null while it does.
	ADD COLUMN closed_reason text CHECK (closed_reason <> '');
ALTER TABLE window_template
	-- Counts the changes; staff send the one that their change is based on.
	ADD COLUMN version int NOT NULL DEFAULT 1;
