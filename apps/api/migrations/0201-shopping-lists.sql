CREATE TABLE shopping_list (
	tenant_id text NOT NULL,
	list_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
	created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	-- Of the secret in a link to the list.
	share_hash bytea,
	share_right text CHECK (share_right IN ('read', 'edit')),
	PRIMARY KEY (tenant_id, list_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE,
	CHECK ((share_hash IS NULL) = (share_right IS NULL))
);
COMMENT ON TABLE shopping_list IS 'Named lists of a customer; a link may share each of them.';
CREATE INDEX list_of_customer ON shopping_list (tenant_id, customer_id);

CREATE TABLE shopping_list_line (
	tenant_id text NOT NULL,
	list_id uuid NOT NULL,
	line_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- Outlives the product, which may come back.
	sku text CHECK (length(sku) <= 100),
	text text CHECK (length(text) BETWEEN 1 AND 120),
	quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 999),
	added_at timestamptz NOT NULL DEFAULT clock_timestamp(),
	PRIMARY KEY (tenant_id, list_id, line_id),
	UNIQUE (tenant_id, list_id, sku),
	FOREIGN KEY (tenant_id, list_id) REFERENCES shopping_list ON DELETE CASCADE,
	CHECK (num_nonnulls(sku, text) > 0)
);
COMMENT ON TABLE shopping_list_line IS 'A product or a free text on a list.';
