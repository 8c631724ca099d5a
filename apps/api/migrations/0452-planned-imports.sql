-- An import can wait for the night; the worker applies it at its time, once.
ALTER TABLE import_run ADD COLUMN apply_at timestamptz;
ALTER TABLE import_run DROP CONSTRAINT import_run_status_check;
ALTER TABLE import_run ADD CONSTRAINT import_run_status_check CHECK (status IN ('receiving',
	'uploaded', 'checking', 'checked', 'planned', 'applying', 'applied', 'rollingBack', 'rolledBack',
	'discarded'));
ALTER TABLE import_run ADD CONSTRAINT planned_with_time
	CHECK ((status = 'planned') = (apply_at IS NOT NULL));
CREATE INDEX import_run_planned ON import_run (apply_at) WHERE status = 'planned';
