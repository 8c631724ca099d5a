-- Crates of an order, as their labels were confirmed.
CREATE TABLE order_crate (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	order_number bigint NOT NULL,
	-- Counts within the order; the label reads `10004217-2`.
	number int NOT NULL CHECK (number BETWEEN 1 AND 20),
	temperature_zone text NOT NULL CHECK (temperature_zone IN ('ambient', 'chilled', 'frozen')),
	labelled_by uuid,
	labelled_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, order_number, number),
	FOREIGN KEY (tenant_id, labelled_by) REFERENCES staff ON DELETE SET NULL (labelled_by)
);
CREATE INDEX order_crate_by_age ON order_crate (labelled_at);

COMMENT ON TABLE order_crate IS 'Labelled crates of an order.';
