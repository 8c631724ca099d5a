-- Feeds that an ERP sends by HTTP: each message id counts once.
ALTER TABLE import_run
	ADD COLUMN message_id text,
	ADD COLUMN message_digest bytea;
CREATE UNIQUE INDEX import_run_message ON import_run (tenant_id, message_id)
	WHERE message_id IS NOT NULL;
