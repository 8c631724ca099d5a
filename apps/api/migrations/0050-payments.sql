-- Attempts to pay. A row is written before anybody outside is asked, so whatever is lost on the way
-- can be asked for again with the same key.

CREATE TABLE payment_attempt (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	attempt_id uuid NOT NULL DEFAULT gen_random_uuid(),
	cart_id uuid NOT NULL,
	-- Of the cart as it was frozen.
	cart_version int NOT NULL,
	method_key text NOT NULL,
	-- Null: paid when the goods change hands, or by invoice; nobody outside is asked.
	provider text,
	-- The provider's own name for it, once it has told us.
	payment_id text,
	status text NOT NULL DEFAULT 'created',
	currency text NOT NULL,
	planned_cents int NOT NULL CHECK (planned_cents >= 0),
	-- Asked for: what is planned and, for weighed goods, a reserve.
	reserved_cents int NOT NULL CHECK (reserved_cents >= planned_cents),
	authorised_cents int NOT NULL DEFAULT 0 CHECK (authorised_cents >= 0),
	captured_cents int NOT NULL DEFAULT 0,
	refunded_cents int NOT NULL DEFAULT 0,
	brand_name text NOT NULL DEFAULT '',
	last_digits text,
	error_code text,
	redirect_url text,
	-- What the provider is asked for, word for word: the same key must carry the same words.
	wish jsonb NOT NULL,
	-- What is bought: the frozen cart and what the shopper wished.
	snapshot jsonb NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	settled_at timestamptz,
	-- When the sweep looks at it next, unless somebody else has settled it.
	look_at timestamptz NOT NULL DEFAULT now() + interval '15 seconds',
	looks int NOT NULL DEFAULT 0,
	PRIMARY KEY (tenant_id, attempt_id),
	UNIQUE (attempt_id),
	UNIQUE (payment_id, provider),
	CONSTRAINT captured_of_authorised CHECK (captured_cents BETWEEN 0 AND authorised_cents),
	CONSTRAINT refunded_of_captured CHECK (refunded_cents BETWEEN 0 AND captured_cents)
);
CREATE UNIQUE INDEX one_open_attempt ON payment_attempt (tenant_id, cart_id)
	WHERE status IN ('created', 'pending', 'authorised');
CREATE INDEX attempt_by_cart ON payment_attempt (tenant_id, cart_id);
CREATE INDEX attempt_to_look_at ON payment_attempt (look_at)
	WHERE status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned');

-- The table of packages/domain/src/order-states.ts; a test holds them against each other.
CREATE TABLE attempt_step (
	from_status text NOT NULL,
	to_status text NOT NULL,
	PRIMARY KEY (from_status, to_status)
);
INSERT INTO attempt_step VALUES
	('created', 'pending'), ('created', 'authorised'), ('created', 'unknown'), ('created', 'failed'),
	('created', 'orphaned'),
	('unknown', 'failed'), ('unknown', 'orphaned'), ('unknown', 'voided'),
	('pending', 'authorised'), ('pending', 'failed'), ('pending', 'orphaned'),
	('authorised', 'ordered'), ('authorised', 'orphaned'),
	('ordered', 'captured'), ('ordered', 'orphaned'),
	('captured', 'refunded'),
	('failed', 'orphaned'),
	('orphaned', 'voided');

CREATE FUNCTION allow_attempt_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM attempt_step WHERE from_status = OLD.status AND to_status = NEW.status
	) THEN
		RAISE EXCEPTION 'an attempt that is % does not become %', OLD.status, NEW.status;
	END IF;
	RETURN NEW;
END $$;
CREATE TRIGGER attempt_steps BEFORE UPDATE OF status ON payment_attempt
	FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION allow_attempt_step();

-- One key per thing asked of a provider, written before it is asked.
CREATE TABLE payment_operation (
	tenant_id text NOT NULL,
	attempt_id uuid NOT NULL,
	operation text NOT NULL CHECK (operation IN ('create', 'capture', 'void', 'refund')),
	-- A refused operation is tried anew under the next number, and so under a new key.
	number int NOT NULL DEFAULT 1,
	-- Of nothing but the attempt and the operation, so that no retry can invent another.
	idempotency_key text NOT NULL
		GENERATED ALWAYS AS (attempt_id::text || ':' || operation || ':' || number::text) STORED,
	amount_cents int,
	outcome text NOT NULL DEFAULT 'unknown' CHECK (outcome IN ('unknown', 'done', 'refused')),
	error_code text,
	started_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, attempt_id, operation, number),
	FOREIGN KEY (tenant_id, attempt_id) REFERENCES payment_attempt ON DELETE CASCADE
);

-- Signed events of providers, stored before they are answered. What they say is only a hint to look.
CREATE TABLE payment_event (
	provider text NOT NULL,
	event_id text NOT NULL,
	reference text,
	received_at timestamptz NOT NULL DEFAULT now(),
	handled_at timestamptz,
	tries int NOT NULL DEFAULT 0,
	due_at timestamptz NOT NULL DEFAULT now() + interval '10 seconds',
	PRIMARY KEY (provider, event_id)
);
CREATE INDEX payment_event_waiting ON payment_event (due_at) WHERE handled_at IS NULL;

-- What is taken off the shelf for carts that are being paid. An ordered cart's rows stay: they say
-- what to put back when the order is cancelled.
CREATE TABLE stock_hold (
	tenant_id text NOT NULL,
	cart_id uuid NOT NULL,
	region text NOT NULL,
	product_id int NOT NULL,
	quantity int NOT NULL CHECK (quantity > 0),
	PRIMARY KEY (tenant_id, cart_id, product_id)
);
