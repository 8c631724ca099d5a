-- Cards that customers have saved. The number stays with the provider; its reference is a secret.
CREATE TABLE customer_payment_method (
	tenant_id text NOT NULL,
	method_id uuid NOT NULL DEFAULT gen_random_uuid(),
	customer_id uuid NOT NULL,
	-- The payment that saved it.
	attempt_id uuid NOT NULL,
	method_key text NOT NULL,
	provider text NOT NULL,
	provider_ref text NOT NULL,
	brand text NOT NULL,
	last_digits text NOT NULL CHECK (last_digits ~ '^\d{4}$'),
	expiry_month smallint NOT NULL CHECK (expiry_month BETWEEN 1 AND 12),
	expiry_year smallint NOT NULL CHECK (expiry_year BETWEEN 2000 AND 2099),
	is_primary boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL DEFAULT now(),
	-- Null until the shopper has come back from the payment; deleted if that never happens.
	saved_at timestamptz,
	PRIMARY KEY (tenant_id, method_id),
	UNIQUE (provider, provider_ref),
	UNIQUE (tenant_id, attempt_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE,
	CONSTRAINT payment_method_primary_is_saved CHECK (saved_at IS NOT NULL OR NOT is_primary)
);
CREATE INDEX payment_method_of_customer ON customer_payment_method (tenant_id, customer_id);
CREATE UNIQUE INDEX payment_method_one_primary ON customer_payment_method (tenant_id, customer_id)
	WHERE is_primary;
CREATE INDEX payment_method_unsaved ON customer_payment_method (created_at) WHERE saved_at IS NULL;
COMMENT ON TABLE customer_payment_method IS 'Saved cards: brand, last digits, expiry and the reference by which the provider charges them.';
