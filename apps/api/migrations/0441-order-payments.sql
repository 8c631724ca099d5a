-- What was taken at the door or at the store, where no provider keeps the books. Once per order.
CREATE TABLE order_payment (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	order_number bigint NOT NULL,
	amount_cents int NOT NULL CHECK (amount_cents > 0),
	staff_id uuid,
	received_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, order_number),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE SET NULL (staff_id)
);
COMMENT ON TABLE order_payment IS 'Payments at the door or at the store, and who noted them. Never changed.';
