-- Parts of an order that staff refund, beside the returns of a withdrawal.
CREATE TABLE order_refund (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	order_number bigint NOT NULL,
	number int NOT NULL,
	-- Chosen by the caller; repeating the request refunds once.
	request_key uuid NOT NULL,
	digest bytea NOT NULL,
	staff_id uuid NOT NULL,
	reason text NOT NULL CHECK (reason IN ('quality', 'missing', 'wrong', 'price', 'goodwill')),
	-- Whether the shopper gets an email.
	notifies boolean NOT NULL,
	refund_cents int NOT NULL CHECK (refund_cents >= 0),
	wallet_cents int NOT NULL CHECK (wallet_cents >= 0),
	-- The number of the refund among the calls to the provider; null when people pay it back.
	operation int,
	created_at timestamptz NOT NULL DEFAULT now(),
	settled_at timestamptz,
	PRIMARY KEY (tenant_id, order_number, number),
	UNIQUE (tenant_id, request_key),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE,
	CHECK (refund_cents + wallet_cents > 0)
);

CREATE TABLE order_refund_line (
	tenant_id text NOT NULL,
	order_number bigint NOT NULL,
	number int NOT NULL,
	line_item_id text NOT NULL,
	-- Pieces; 0 when cents of the price were refunded instead.
	quantity int NOT NULL CHECK (quantity >= 0),
	-- Of the price as billed, and the share of the order's discounts in it.
	price_cents int NOT NULL CHECK (price_cents >= 0),
	discount_cents int NOT NULL CHECK (discount_cents BETWEEN 0 AND price_cents),
	deposit_cents int NOT NULL CHECK (deposit_cents >= 0),
	PRIMARY KEY (tenant_id, order_number, number, line_item_id),
	FOREIGN KEY (tenant_id, order_number, number) REFERENCES order_refund ON DELETE CASCADE
);

CREATE TABLE credit_note_number (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	year int NOT NULL,
	last_number int NOT NULL,
	PRIMARY KEY (tenant_id, year)
);

-- Names nobody: seller and buyer are those of the invoice that it corrects, and it goes with it.
CREATE TABLE credit_note (
	tenant_id text NOT NULL,
	order_number bigint NOT NULL,
	refund_number int NOT NULL,
	number text NOT NULL,
	issued_on date NOT NULL,
	document jsonb NOT NULL,
	PRIMARY KEY (tenant_id, order_number, refund_number),
	UNIQUE (tenant_id, number),
	FOREIGN KEY (tenant_id, order_number) REFERENCES invoice ON DELETE CASCADE
);

COMMENT ON TABLE order_refund IS 'Refunds of parts of an order by staff, each with a credit note.';
COMMENT ON TABLE order_refund_line IS 'Line items of a refund, with their share of discounts and deposit.';
COMMENT ON TABLE credit_note_number IS 'Gapless credit note numbers per shop and year.';
COMMENT ON TABLE credit_note IS 'Credit notes as issued; they correct the invoice of their order.';
