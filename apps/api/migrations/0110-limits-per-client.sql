-- Places and payments under way are counted per client, so that one of them cannot take everything.
-- A keyed hash of the client's address; rows live minutes.
ALTER TABLE window_hold ADD COLUMN client_key text;
CREATE INDEX window_hold_by_client ON window_hold (tenant_id, client_key) WHERE has_place;
ALTER TABLE payment_attempt ADD COLUMN client_key text;
CREATE INDEX attempt_by_client ON payment_attempt (tenant_id, client_key)
	WHERE status IN ('created', 'pending');

-- Codes that share a scope are used once per person.
ALTER TABLE discount_code ADD COLUMN person_scope text CHECK (person_scope <> '');

-- Who has used a code of a scope, as hashes of mailbox, telephone and door.
CREATE TABLE discount_code_person (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	person_scope text NOT NULL,
	person_key text NOT NULL,
	cart_id uuid NOT NULL,
	PRIMARY KEY (tenant_id, person_scope, person_key)
);
CREATE INDEX discount_code_person_by_cart ON discount_code_person (tenant_id, cart_id);

-- A use is taken when a cart is finalised and given back when it is open again: carts that only wait
-- use nothing up.
COMMENT ON COLUMN discount_code.uses IS 'By carts that are being paid and by orders';
UPDATE discount_code SET uses = (
	SELECT count(*) FROM cart
	WHERE cart.tenant_id = discount_code.tenant_id AND cart.status IN ('FINALIZED', 'ORDERED')
		AND discount_code.code = ANY (cart.discount_codes)
);

CREATE FUNCTION return_codes(tenant text, cart uuid, codes text[]) RETURNS void LANGUAGE sql AS $$
	DELETE FROM discount_code_person WHERE tenant_id = tenant AND cart_id = cart;
	WITH locked AS (
		SELECT code FROM discount_code WHERE tenant_id = tenant AND code = ANY (codes)
		ORDER BY code FOR UPDATE
	)
	-- The release before counted differently: never below nothing.
	UPDATE discount_code SET uses = greatest(uses - 1, 0) FROM locked
	WHERE discount_code.tenant_id = tenant AND discount_code.code = locked.code;
$$;

CREATE OR REPLACE FUNCTION give_up_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.frozen := NULL;
	UPDATE payment_attempt
	SET status = 'orphaned', error_code = coalesce(error_code, 'cancelled'), look_at = now()
	WHERE tenant_id = NEW.tenant_id AND cart_id = NEW.cart_id
		AND status IN ('created', 'pending', 'authorised');
	PERFORM return_stock(NEW.tenant_id, NEW.cart_id);
	PERFORM return_codes(NEW.tenant_id, NEW.cart_id, NEW.discount_codes);
	RETURN NEW;
END $$;
