-- Codes that staff gave to the shopper of an order.
CREATE TABLE goodwill_voucher (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	-- Chosen by the caller; repeating the request gives one voucher.
	voucher_id uuid NOT NULL,
	order_number bigint NOT NULL,
	staff_id uuid NOT NULL,
	code text NOT NULL,
	amount_cents int NOT NULL CHECK (amount_cents > 0),
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, voucher_id),
	FOREIGN KEY (tenant_id, code) REFERENCES discount_code ON DELETE CASCADE,
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX goodwill_voucher_of ON goodwill_voucher (tenant_id, order_number, created_at);

-- The code stays valid and leads to nobody.
CREATE FUNCTION delete_goodwill_vouchers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM goodwill_voucher WHERE tenant_id = NEW.tenant_id AND order_number = NEW.order_number;
	RETURN NULL;
END $$;
CREATE TRIGGER goodwill_vouchers_erased AFTER UPDATE OF erased_at ON shop_order
	FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION delete_goodwill_vouchers();

COMMENT ON TABLE goodwill_voucher IS 'Discount codes that staff gave to the shopper of an order; deleted when the order loses its person.';
