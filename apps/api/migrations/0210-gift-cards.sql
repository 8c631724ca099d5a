-- Gift cards. Whoever has the code of a card can put it into the wallet of one account.
CREATE TABLE gift_card (
	tenant_id text NOT NULL REFERENCES tenant,
	gift_card_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- A keyed hash: whoever reads this table cannot spend a card.
	code_hash bytea NOT NULL,
	last_characters text NOT NULL,
	-- The last day on which the card pays.
	expires_on date NOT NULL,
	issued_at timestamptz NOT NULL DEFAULT now(),
	-- The sum of the entries, kept by a trigger.
	balance_cents int NOT NULL DEFAULT 0 CONSTRAINT gift_card_covers CHECK (balance_cents >= 0),
	PRIMARY KEY (tenant_id, gift_card_id),
	UNIQUE (tenant_id, code_hash)
);
COMMENT ON TABLE gift_card IS 'Gift cards and their balance; the code is stored as a keyed hash only.';

CREATE TABLE gift_card_entry (
	tenant_id text NOT NULL,
	gift_card_id uuid NOT NULL,
	entry_id bigint GENERATED ALWAYS AS IDENTITY,
	type text NOT NULL CHECK (type IN ('issue', 'load', 'take', 'refund')),
	amount_cents int NOT NULL CHECK (amount_cents <> 0 AND (amount_cents < 0) = (type = 'take')),
	-- Chosen by whoever moves the money: the same one again is the same entry.
	transaction_id text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, gift_card_id, entry_id),
	UNIQUE (tenant_id, transaction_id),
	FOREIGN KEY (tenant_id, gift_card_id) REFERENCES gift_card
);
COMMENT ON TABLE gift_card_entry IS 'Ledger of gift cards, append-only: a balance is the sum of its entries, and a correction is another entry.';

CREATE TRIGGER gift_card_entry_append_only BEFORE UPDATE OR DELETE ON gift_card_entry
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION book_gift_card_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE gift_card SET balance_cents = balance_cents + NEW.amount_cents
	WHERE tenant_id = NEW.tenant_id AND gift_card_id = NEW.gift_card_id;
	RETURN NULL;
END $$;
CREATE TRIGGER gift_card_entry_booked AFTER INSERT ON gift_card_entry
	FOR EACH ROW EXECUTE FUNCTION book_gift_card_entry();

-- The wallet. A card is in one at most, and stays valid when it leaves it.
CREATE TABLE wallet_card (
	tenant_id text NOT NULL,
	gift_card_id uuid NOT NULL,
	customer_id uuid NOT NULL,
	added_at timestamptz NOT NULL DEFAULT now(),
	-- What the card brought along. Earlier entries are none of this customer's business.
	added_cents int NOT NULL,
	added_after_entry bigint NOT NULL,
	PRIMARY KEY (tenant_id, gift_card_id),
	FOREIGN KEY (tenant_id, gift_card_id) REFERENCES gift_card,
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX wallet_card_of_customer ON wallet_card (tenant_id, customer_id);
COMMENT ON TABLE wallet_card IS 'Gift cards that customers have put into their wallets.';
