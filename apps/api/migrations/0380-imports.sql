-- Files of prices and stock that staff upload, and what became of each line. The worker deletes them
-- after 90 days; the price history stays.
CREATE TABLE import_run (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	import_id bigint GENERATED ALWAYS AS IDENTITY,
	version int NOT NULL DEFAULT 1,
	source text NOT NULL CHECK (source IN ('upload', 'feed')),
	name text NOT NULL,
	format text NOT NULL CHECK (format IN ('csv', 'json', 'ndjson')),
	status text NOT NULL DEFAULT 'receiving' CHECK (status IN ('receiving', 'uploaded', 'checking',
		'checked', 'applying', 'applied', 'rollingBack', 'rolledBack', 'discarded')),
	-- Of a CSV: its header, which column is which field, and the region of lines that name none.
	columns text[] NOT NULL DEFAULT '{}',
	mapping jsonb NOT NULL DEFAULT '{}',
	region text NOT NULL DEFAULT 'default',
	-- Regions that the person may change; null: all.
	units text[],
	-- A regular price that changes by more is held back.
	max_step_percent int NOT NULL DEFAULT 50 CHECK (max_step_percent BETWEEN 1 AND 1000),
	includes_held boolean NOT NULL DEFAULT false,
	-- Lines up to this one are done in the present step, so another worker can go on after a crash.
	cursor_line int NOT NULL DEFAULT 0,
	line_count int NOT NULL DEFAULT 0,
	new_count int NOT NULL DEFAULT 0,
	changed_count int NOT NULL DEFAULT 0,
	unchanged_count int NOT NULL DEFAULT 0,
	refused_count int NOT NULL DEFAULT 0,
	held_count int NOT NULL DEFAULT 0,
	applied_count int NOT NULL DEFAULT 0,
	rolled_back_count int NOT NULL DEFAULT 0,
	-- Fields that a roll back left, because they had changed since.
	kept_count int NOT NULL DEFAULT 0,
	-- Null: an ERP sent it.
	staff_id uuid,
	staff_name text,
	created_at timestamptz NOT NULL DEFAULT now(),
	applied_at timestamptz,
	applied_by text,
	rolled_back_at timestamptz,
	rolled_back_by text,
	PRIMARY KEY (tenant_id, import_id)
);

CREATE TABLE import_line (
	tenant_id text NOT NULL,
	import_id bigint NOT NULL,
	line int NOT NULL,
	-- As it was sent: the cells of a CSV, or a record.
	sent jsonb NOT NULL,
	kind text NOT NULL DEFAULT 'pending' CHECK (kind IN ('pending', 'new', 'changed', 'unchanged',
		'refused', 'held')),
	sku text,
	region text,
	-- What the line says about the offer; fields that it leaves out stay as they are.
	offer_values jsonb,
	-- `field`, `before` and `after`: expected by the check, and what happened once it is applied.
	changes jsonb NOT NULL DEFAULT '[]',
	-- Why it is refused, and what was there.
	reason text,
	reason_field text,
	reason_value text,
	step_percent int,
	applied_at timestamptz,
	rolled_back_at timestamptz,
	PRIMARY KEY (tenant_id, import_id, line),
	CONSTRAINT offer_of_line CHECK (kind IN ('pending', 'refused')
		OR sku IS NOT NULL AND region IS NOT NULL AND offer_values IS NOT NULL),
	FOREIGN KEY (tenant_id, import_id) REFERENCES import_run ON DELETE CASCADE
);
CREATE INDEX import_line_kind ON import_line (tenant_id, import_id, kind, line);
CREATE INDEX import_line_offer ON import_line (tenant_id, import_id, sku, region) WHERE sku IS NOT NULL;

COMMENT ON TABLE import_run IS 'Uploaded files of prices and stock: who sent them, which column is which field, and how far they are; deleted after 90 days.';
COMMENT ON TABLE import_line IS 'Lines of an import as they were sent, what each changes or why it is refused, and the values before.';
