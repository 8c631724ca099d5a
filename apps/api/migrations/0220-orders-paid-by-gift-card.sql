-- Gift cards pay orders. A hold takes the money off the card when a payment attempt begins, so that
-- nobody else spends it; it ends with its cart.
ALTER TABLE cart ADD COLUMN uses_wallet boolean NOT NULL DEFAULT false;

ALTER TABLE payment_attempt
	-- Held on gift cards, and taken once there is an order.
	ADD COLUMN wallet_cents int NOT NULL DEFAULT 0 CHECK (wallet_cents >= 0),
	ADD COLUMN wallet_refunded_cents int NOT NULL DEFAULT 0,
	ADD CONSTRAINT refunded_of_wallet CHECK (wallet_refunded_cents BETWEEN 0 AND wallet_cents);

-- The part of a refund that returned to gift cards; refund_cents is the rest.
ALTER TABLE order_return ADD COLUMN wallet_cents int NOT NULL DEFAULT 0 CHECK (wallet_cents >= 0);

ALTER TABLE gift_card_entry
	-- The payment of an order; null at tills.
	ADD COLUMN attempt_id uuid,
	ADD FOREIGN KEY (tenant_id, attempt_id) REFERENCES payment_attempt,
	DROP CONSTRAINT gift_card_entry_type_check,
	ADD CONSTRAINT gift_card_entry_type_check
		CHECK (type IN ('issue', 'load', 'take', 'refund', 'hold', 'release')),
	DROP CONSTRAINT gift_card_entry_check,
	ADD CONSTRAINT gift_card_entry_check
		CHECK (amount_cents <> 0 AND (amount_cents < 0) = (type IN ('take', 'hold'))),
	ADD CONSTRAINT hold_of_attempt CHECK (type NOT IN ('hold', 'release') OR attempt_id IS NOT NULL);
-- Each of them happens once per card and attempt.
CREATE UNIQUE INDEX gift_card_entry_of_attempt
	ON gift_card_entry (tenant_id, attempt_id, type, gift_card_id)
	WHERE type IN ('hold', 'release', 'take') AND attempt_id IS NOT NULL;
CREATE INDEX gift_card_entry_by_attempt ON gift_card_entry (tenant_id, attempt_id)
	WHERE attempt_id IS NOT NULL;

-- A reopened cart gives back what it held, an ordered one spends it, whoever changes its status.
CREATE FUNCTION end_wallet_holds() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	hold gift_card_entry;
BEGIN
	FOR hold IN
		SELECT entry.* FROM payment_attempt AS attempt
		JOIN gift_card_entry AS entry USING (tenant_id, attempt_id)
		WHERE tenant_id = NEW.tenant_id AND attempt.cart_id = NEW.cart_id AND attempt.wallet_cents > 0
			AND entry.type = 'hold' AND NOT EXISTS (
				SELECT FROM gift_card_entry AS ended
				WHERE ended.tenant_id = entry.tenant_id AND ended.attempt_id = entry.attempt_id
					AND ended.gift_card_id = entry.gift_card_id AND ended.type = 'release'
			)
		ORDER BY entry.gift_card_id
	LOOP
		INSERT INTO gift_card_entry
			(tenant_id, gift_card_id, type, amount_cents, transaction_id, attempt_id)
		VALUES (hold.tenant_id, hold.gift_card_id, 'release', -hold.amount_cents,
			'release/' || hold.attempt_id || '/' || hold.gift_card_id, hold.attempt_id);
		IF NEW.status = 'ORDERED' THEN
			INSERT INTO gift_card_entry
				(tenant_id, gift_card_id, type, amount_cents, transaction_id, attempt_id)
			VALUES (hold.tenant_id, hold.gift_card_id, 'take', hold.amount_cents,
				'take/' || hold.attempt_id || '/' || hold.gift_card_id, hold.attempt_id);
		END IF;
	END LOOP;
	RETURN NEW;
END $$;
-- Its name sorts it before the one that returns stock: gift cards are locked before products.
CREATE TRIGGER cart_ends_holds BEFORE UPDATE OF status ON cart
	FOR EACH ROW WHEN (OLD.status = 'FINALIZED' AND NEW.status IN ('OPEN', 'ORDERED'))
	EXECUTE FUNCTION end_wallet_holds();
