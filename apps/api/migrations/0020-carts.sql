-- What shoppers want to buy. Every change of a cart locks its row first, so changes of one cart come
-- one after the other and those of different carts do not meet.

CREATE TABLE cart (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	cart_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- SHA-256 of the token in the browser's cookie; null once no browser may have it any more.
	token_hash bytea CHECK (length(token_hash) = 32),
	customer_id text,
	status text NOT NULL DEFAULT 'OPEN'
		CHECK (status IN ('OPEN', 'FINALIZED', 'ORDERED', 'ABANDONED')),
	mode text NOT NULL DEFAULT 'REGULAR' CHECK (mode IN ('REGULAR', 'ADDON')),
	order_number text,
	-- Grows by one with every change that was carried out.
	version int NOT NULL DEFAULT 0,
	-- Hashes of the keys of the latest changes: one that comes again is not carried out again.
	recent_changes bigint[] NOT NULL DEFAULT '{}',
	-- Whose prices and assortment hold.
	region text NOT NULL DEFAULT 'default',
	distribution_address jsonb,
	billing_address jsonb,
	crate_deposit_desired boolean NOT NULL DEFAULT false,
	-- The chosen window as it was promised; whether its place is still kept is known to window_hold.
	window_id uuid,
	window_starts_at timestamptz,
	window_ends_at timestamptz,
	window_fee_cents int,
	held_until timestamptz,
	-- In the order in which they were redeemed; each is counted in discount_code.uses.
	discount_codes text[] NOT NULL DEFAULT '{}',
	-- A day and not an instant: an index entry changes once a day instead of with every change.
	touched_on date NOT NULL DEFAULT current_date,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, cart_id),
	CHECK ((order_number IS NULL) = (mode = 'REGULAR')),
	CHECK (num_nulls(window_id, window_starts_at, window_ends_at) IN (0, 3))
) WITH (fillfactor = 60);
-- One browser has one living cart, also when its first two clicks arrive at once.
CREATE UNIQUE INDEX cart_by_token ON cart (tenant_id, token_hash)
	WHERE status IN ('OPEN', 'FINALIZED');
CREATE UNIQUE INDEX cart_of_customer ON cart (tenant_id, customer_id, coalesce(order_number, ''))
	WHERE status = 'OPEN' AND customer_id IS NOT NULL;
CREATE INDEX cart_by_day ON cart (touched_on) WHERE status = 'OPEN';

CREATE FUNCTION allow_cart_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (OLD.status, NEW.status) NOT IN (
		('OPEN', 'FINALIZED'), ('FINALIZED', 'ORDERED'), ('FINALIZED', 'OPEN'), ('OPEN', 'ABANDONED')
	) THEN
		RAISE EXCEPTION 'a cart that is % does not become %', OLD.status, NEW.status;
	END IF;
	RETURN NEW;
END $$;

CREATE TRIGGER cart_status BEFORE UPDATE OF status ON cart
	FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION allow_cart_status();

-- One line per article. There is no reference to the product: a popular one would be locked by
-- everybody who wants it. Products are not deleted, they are no longer offered.
CREATE TABLE cart_line (
	tenant_id text NOT NULL,
	cart_id uuid NOT NULL,
	product_id int NOT NULL,
	-- Pieces, or steps of weighed goods.
	quantity int NOT NULL CHECK (quantity > 0),
	position int GENERATED ALWAYS AS IDENTITY,
	-- The price of quantity one when the shopper last changed the line.
	shown_cents int NOT NULL,
	PRIMARY KEY (tenant_id, cart_id, product_id),
	FOREIGN KEY (tenant_id, cart_id) REFERENCES cart ON DELETE CASCADE
) WITH (fillfactor = 70);

CREATE TABLE discount_code (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	code text NOT NULL CHECK (code = upper(btrim(code)) AND code <> ''),
	-- `value` is a percentage, an amount in cents, or nothing.
	kind text NOT NULL CHECK (kind IN ('percent', 'amount', 'freeService')),
	value int NOT NULL DEFAULT 0 CHECK (value >= 0 AND (kind <> 'percent' OR value <= 100)),
	min_order_cents int CHECK (min_order_cents >= 0),
	service_type text CHECK (service_type IN ('DELIVERY', 'CLICK_AND_COLLECT')),
	is_active boolean NOT NULL DEFAULT true,
	starts_at timestamptz NOT NULL DEFAULT '-infinity',
	ends_at timestamptz,
	-- Null: as often as anybody likes.
	max_uses int,
	-- By carts that live and by orders.
	uses int NOT NULL DEFAULT 0,
	PRIMARY KEY (tenant_id, code),
	CONSTRAINT uses_of_code CHECK (uses >= 0 AND (max_uses IS NULL OR uses <= max_uses))
);
