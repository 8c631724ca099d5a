-- Members of the loyalty programme of a shop. Also mirrors a programme that lives elsewhere, so that
-- no price ever waits for it.
CREATE TABLE loyalty_member (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	member_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- An EAN-13, which tills can scan.
	card_number text NOT NULL CHECK (card_number ~ '^\d{13}$'),
	is_authenticated boolean NOT NULL DEFAULT true,
	-- Whether purchases may be used to choose vouchers.
	is_personalised boolean NOT NULL DEFAULT false,
	joined_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE UNIQUE INDEX loyalty_card ON loyalty_member (tenant_id, card_number);
COMMENT ON TABLE loyalty_member IS 'Customers in the loyalty programme, with their card.';
