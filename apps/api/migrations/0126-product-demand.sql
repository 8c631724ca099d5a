-- In how many orders of the last weeks a product was, counted once a day. No customers, no dates.
CREATE TABLE product_demand (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	sku text NOT NULL,
	orders int NOT NULL CHECK (orders > 0),
	PRIMARY KEY (tenant_id, sku)
);
CREATE TABLE product_demand_day (
	tenant_id text PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
	day date NOT NULL
);
