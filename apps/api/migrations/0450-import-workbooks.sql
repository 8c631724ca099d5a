-- Workbooks are read like CSV files: their columns are matched.
ALTER TABLE import_run DROP CONSTRAINT import_run_format_check;
ALTER TABLE import_run ADD CONSTRAINT import_run_format_check
	CHECK (format IN ('csv', 'json', 'ndjson', 'xlsx'));
