-- A draft can be published at a time: exactly as it was seen, or not at all.
ALTER TABLE tenant_config_draft
	ADD COLUMN publish_at timestamptz,
	-- The published version that was seen.
	ADD COLUMN publish_onto int,
	ADD COLUMN publish_by uuid,
	ADD COLUMN publish_reason text CHECK (publish_reason <> ''),
	-- Why it was not published when its time came.
	ADD COLUMN publish_failure text CHECK (publish_failure IN ('stale', 'invalid')),
	ADD CHECK ((publish_at IS NULL) = (publish_onto IS NULL)),
	ADD FOREIGN KEY (tenant_id, publish_by) REFERENCES staff ON DELETE SET NULL (publish_by);
CREATE INDEX tenant_config_due ON tenant_config_draft (publish_at) WHERE publish_at IS NOT NULL;
