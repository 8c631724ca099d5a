ALTER TABLE discount_code
	ADD COLUMN audience text NOT NULL DEFAULT 'everybody'
		CHECK (audience IN ('everybody', 'firstOrder', 'lapsed', 'members', 'customers'));

-- A code without customers left is nobody's.
CREATE TABLE discount_code_customer (
	tenant_id text NOT NULL,
	code text NOT NULL,
	customer_id uuid NOT NULL,
	PRIMARY KEY (tenant_id, code, customer_id),
	FOREIGN KEY (tenant_id, code) REFERENCES discount_code ON DELETE CASCADE,
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX discount_code_customer_of ON discount_code_customer (tenant_id, customer_id);
COMMENT ON TABLE discount_code_customer IS 'Who can redeem a code that is for some customers only.';
