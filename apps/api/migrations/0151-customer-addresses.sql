CREATE TABLE customer_address (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	address_id uuid NOT NULL DEFAULT gen_random_uuid(),
	category text NOT NULL CHECK (category IN ('billing', 'delivery', 'combined')),
	-- What the customer calls it.
	name text NOT NULL DEFAULT '' CHECK (length(name) <= 40),
	address jsonb NOT NULL,
	is_primary_billing boolean NOT NULL DEFAULT false CHECK (NOT is_primary_billing OR category <> 'delivery'),
	is_primary_delivery boolean NOT NULL DEFAULT false CHECK (NOT is_primary_delivery OR category <> 'billing'),
	created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (tenant_id, customer_id, address_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE UNIQUE INDEX customer_address_billing ON customer_address (tenant_id, customer_id)
	WHERE is_primary_billing;
CREATE UNIQUE INDEX customer_address_delivery ON customer_address (tenant_id, customer_id)
	WHERE is_primary_delivery;
COMMENT ON TABLE customer_address IS 'Address book of a customer; a combined address serves both kinds.';
