CREATE TABLE customer_favorite (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	type text NOT NULL CHECK (type IN ('products', 'recipes')),
	-- SKU of a product, slug of a recipe; outlives both, because either may come back.
	reference text NOT NULL CHECK (length(reference) <= 200),
	added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (tenant_id, customer_id, type, reference),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
COMMENT ON TABLE customer_favorite IS 'Products and recipes a customer has marked with a heart.';
