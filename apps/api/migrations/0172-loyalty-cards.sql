-- Cards handed out at a till. Whoever proves to hold one takes it and its points into an account,
-- and the row is gone.
CREATE TABLE loyalty_store_card (
	tenant_id text NOT NULL REFERENCES tenant,
	-- An EAN-13, which tills can scan.
	card_number text NOT NULL CHECK (card_number ~ '^\d{13}$'),
	birthdate date NOT NULL,
	-- In upper case and without spaces.
	postal_code text NOT NULL CHECK (postal_code ~ '^[^[:space:][:lower:]]+$'),
	points int NOT NULL DEFAULT 0 CHECK (points >= 0),
	PRIMARY KEY (tenant_id, card_number)
);
COMMENT ON TABLE loyalty_store_card IS 'Cards from the till that are not yet linked to an account.';

-- Points that a card brings along belong to no order.
ALTER TABLE loyalty_entry ALTER COLUMN order_number DROP NOT NULL;

-- One plastic card per member.
CREATE TABLE loyalty_card_order (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	name_on_card text NOT NULL,
	address jsonb NOT NULL,
	ordered_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES loyalty_member ON DELETE CASCADE
);
COMMENT ON TABLE loyalty_card_order IS 'Plastic cards ordered by members: what to print and where to send it.';
