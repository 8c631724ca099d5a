-- Article numbers of the vouchers in a cart, and of automatic ones that the shopper has removed.
ALTER TABLE cart
	ADD COLUMN vouchers text[] NOT NULL DEFAULT '{}',
	ADD COLUMN declined_vouchers text[] NOT NULL DEFAULT '{}';

-- Taken when a cart is finalised, given back when it is open again or its order is cancelled.
CREATE TABLE voucher_redemption (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	article_id text NOT NULL,
	-- First-order vouchers are used once per service type; '' for all others.
	service_type text NOT NULL CHECK (service_type IN ('', 'Delivery', 'Click & Collect')),
	cart_id uuid NOT NULL,
	redeemed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id, article_id, service_type),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX voucher_redemption_by_cart ON voucher_redemption (tenant_id, cart_id);
COMMENT ON TABLE voucher_redemption IS 'Vouchers that customers have used, each once; held from the payment on.';

CREATE OR REPLACE FUNCTION abandon_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.frozen := NULL;
	UPDATE payment_attempt
	SET status = 'orphaned', error_code = coalesce(error_code, 'cancelled'), next_poll_at = now()
	WHERE tenant_id = NEW.tenant_id AND cart_id = NEW.cart_id
		AND status IN ('created', 'pending', 'authorised');
	PERFORM return_stock(NEW.tenant_id, NEW.cart_id);
	PERFORM return_codes(NEW.tenant_id, NEW.cart_id, NEW.discount_codes);
	DELETE FROM voucher_redemption WHERE tenant_id = NEW.tenant_id AND cart_id = NEW.cart_id;
	RETURN NEW;
END $$;
