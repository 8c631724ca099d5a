ALTER TABLE product
	-- What a scanner may read on the pack; none for loose products.
	ADD COLUMN eans text[] NOT NULL DEFAULT '{}',
	-- Aisle, bay and shelf, `C-02-2`; pickers walk in the order of the text.
	ADD COLUMN shelf_place text;

-- Orders of one window that one person packs in one walk.
CREATE TABLE picking_wave (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	wave_id uuid NOT NULL DEFAULT gen_random_uuid(),
	unit text NOT NULL,
	window_id uuid NOT NULL,
	-- Counts within window and unit.
	number int NOT NULL,
	-- Null while nobody walks it.
	staff_id uuid,
	created_at timestamptz NOT NULL DEFAULT now(),
	finished_at timestamptz,
	PRIMARY KEY (tenant_id, wave_id),
	UNIQUE (tenant_id, window_id, unit, number),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE SET NULL (staff_id)
);
CREATE UNIQUE INDEX picking_wave_of_person ON picking_wave (tenant_id, staff_id)
	WHERE finished_at IS NULL;

-- An order is packed in one wave.
CREATE TABLE picking_wave_order (
	tenant_id text NOT NULL,
	order_number bigint NOT NULL,
	wave_id uuid NOT NULL,
	-- Its place on the trolley.
	crate text NOT NULL,
	PRIMARY KEY (tenant_id, order_number),
	UNIQUE (tenant_id, wave_id, crate),
	FOREIGN KEY (tenant_id, wave_id) REFERENCES picking_wave ON DELETE CASCADE
);

-- What became of a line item, as it happened. The last one of a line item counts.
CREATE TABLE picking_result (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	-- Chosen by the device, which may send it again.
	result_id uuid NOT NULL,
	result_number bigint GENERATED ALWAYS AS IDENTITY,
	order_number bigint NOT NULL,
	line_item_id text NOT NULL,
	staff_id uuid NOT NULL,
	quantity int NOT NULL CHECK (quantity >= 0),
	grams int CHECK (grams >= 0),
	reason text CHECK (reason IN ('none', 'spoiled', 'few')),
	substitute jsonb,
	recorded_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, result_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX picking_result_of_line ON picking_result
	(tenant_id, order_number, line_item_id, result_number DESC);
CREATE INDEX picking_result_by_age ON picking_result (recorded_at);
CREATE INDEX picking_result_of_person ON picking_result (tenant_id, staff_id, recorded_at);

COMMENT ON TABLE picking_wave IS 'Orders of one window that one person packs in one walk.';
COMMENT ON TABLE picking_wave_order IS 'Orders of a wave and their crates on the trolley.';
COMMENT ON TABLE picking_result IS 'What pickers reported about line items, append-only; the last one of a line item counts.';
