CREATE TABLE customer_declined_suggestion (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	-- Outlives the product, which may come back.
	sku text NOT NULL CHECK (length(sku) <= 100),
	declined_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (tenant_id, customer_id, sku),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
COMMENT ON TABLE customer_declined_suggestion IS 'Products that a customer no longer wants to be reminded of.';
