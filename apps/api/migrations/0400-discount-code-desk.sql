-- Staff manage the codes of the shop. Those that one person got by email are not theirs to see: who
-- reads a code can redeem it.
ALTER TABLE discount_code
	ADD COLUMN source text NOT NULL DEFAULT 'shop'
		CHECK (source IN ('shop', 'goodwill', 'newsletter')),
	-- Counts the changes of people, not the carts that take a use.
	ADD COLUMN version int NOT NULL DEFAULT 1,
	-- Milliseconds, as the cursor of the list has them.
	ADD COLUMN created_at timestamptz(3) NOT NULL DEFAULT now();
UPDATE discount_code SET source = 'newsletter' WHERE person_scope = 'newsletter';
UPDATE discount_code SET source = 'goodwill' FROM goodwill_voucher AS voucher
WHERE voucher.tenant_id = discount_code.tenant_id AND voucher.code = discount_code.code;
CREATE INDEX discount_code_desk ON discount_code (tenant_id, created_at, code)
	WHERE source = 'shop';

-- What each code took off an order. Sums of a popular code would have to read every snapshot.
CREATE TABLE order_discount_code (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	code text NOT NULL,
	order_number bigint NOT NULL,
	amount_cents int NOT NULL CHECK (amount_cents >= 0),
	placed_at timestamptz NOT NULL,
	PRIMARY KEY (tenant_id, code, order_number)
);
CREATE INDEX order_discount_code_by_time ON order_discount_code (tenant_id, placed_at);
CREATE INDEX order_discount_code_of_order ON order_discount_code (tenant_id, order_number);

CREATE FUNCTION record_order_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO order_discount_code (tenant_id, code, order_number, amount_cents, placed_at)
	SELECT NEW.tenant_id, code ->> 'code', NEW.order_number, (code ->> 'amount')::int, NEW.placed_at
	FROM jsonb_array_elements(NEW.snapshot #> '{cart,discountCodes}') AS code
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
CREATE TRIGGER order_codes_recorded AFTER INSERT ON shop_order
	FOR EACH ROW WHEN (NEW.snapshot #> '{cart,discountCodes}' <> '[]')
	EXECUTE FUNCTION record_order_codes();

-- A cancelled order has cost nothing.
CREATE FUNCTION delete_order_codes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM order_discount_code
	WHERE tenant_id = NEW.tenant_id AND order_number = NEW.order_number;
	RETURN NULL;
END $$;
CREATE TRIGGER order_codes_deleted AFTER UPDATE OF status ON shop_order
	FOR EACH ROW WHEN (NEW.status = 'CANCELLED' AND OLD.status <> 'CANCELLED')
	EXECUTE FUNCTION delete_order_codes();

INSERT INTO order_discount_code (tenant_id, code, order_number, amount_cents, placed_at)
SELECT tenant_id, code ->> 'code', order_number, (code ->> 'amount')::int, placed_at
FROM shop_order, jsonb_array_elements(snapshot #> '{cart,discountCodes}') AS code
WHERE snapshot #> '{cart,discountCodes}' <> '[]' AND status <> 'CANCELLED'
ON CONFLICT DO NOTHING;

COMMENT ON TABLE order_discount_code IS 'What each discount code took off an order, as ordered; none of a cancelled order.';
