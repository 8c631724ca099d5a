ALTER TABLE cart
	-- The cart as it is shown and charged while it is being paid, whatever happens to the catalogue.
	ADD COLUMN frozen jsonb,
	ADD COLUMN payment_method text,
	ADD COLUMN payment_brand text NOT NULL DEFAULT '';

CREATE SEQUENCE order_number_seq START 10000001;

-- Who comes first gets the number. Apart from the orders, because a month of them is a table of its
-- own and "once" has to hold over all months.
CREATE TABLE order_claim (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	cart_id uuid NOT NULL,
	attempt_id uuid NOT NULL,
	order_number bigint NOT NULL UNIQUE DEFAULT nextval('order_number_seq'),
	-- No finer than what a program can hold, so that it names the order's month and row exactly.
	placed_at timestamptz NOT NULL DEFAULT date_trunc('milliseconds', now()),
	PRIMARY KEY (tenant_id, cart_id),
	UNIQUE (tenant_id, attempt_id),
	FOREIGN KEY (tenant_id, attempt_id) REFERENCES payment_attempt ON DELETE CASCADE
);

CREATE TABLE shop_order (
	tenant_id text NOT NULL,
	order_number bigint NOT NULL,
	placed_at timestamptz NOT NULL,
	cart_id uuid NOT NULL,
	attempt_id uuid NOT NULL,
	customer_id text,
	status text NOT NULL DEFAULT 'PLACED' CHECK (status IN
		('PLACED', 'PICKING', 'PICKED', 'ON_ITS_WAY', 'DELIVERED', 'CANCELLED', 'WITHDRAWN')),
	currency text NOT NULL,
	window_id uuid NOT NULL,
	total_cents int NOT NULL,
	-- The frozen cart and what the shopper wished.
	snapshot jsonb NOT NULL,
	changed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, order_number, placed_at),
	CONSTRAINT total_adds_up CHECK (
		total_cents = (snapshot #>> '{cart,priceInfo,totalArticlePrice}')::int
			+ (snapshot #>> '{cart,priceInfo,depositFees}')::int
			+ (snapshot #>> '{cart,priceInfo,serviceFeesAfterDiscount}')::int
			- (snapshot #>> '{cart,priceInfo,discounts}')::int
		AND total_cents = (snapshot #>> '{cart,priceInfo,total}')::int
	)
) PARTITION BY RANGE (placed_at);

CREATE FUNCTION ensure_order_partitions(first_month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month date := date_trunc('month', first_month);
BEGIN
	EXECUTE format(
		'CREATE TABLE IF NOT EXISTS %I PARTITION OF shop_order FOR VALUES FROM (%L) TO (%L)',
		'shop_order' || to_char(month, '_YYYY_MM'), month, month + interval '1 month'
	);
END $$;
-- An order must never fail for want of a table.
CREATE TABLE shop_order_other PARTITION OF shop_order DEFAULT;
SELECT ensure_order_partitions((now() + make_interval(months => ahead))::date)
FROM generate_series(0, 2) AS ahead;

CREATE TABLE order_step (
	from_status text NOT NULL,
	to_status text NOT NULL,
	PRIMARY KEY (from_status, to_status)
);
INSERT INTO order_step VALUES
	('PLACED', 'PICKING'), ('PLACED', 'PICKED'), ('PLACED', 'CANCELLED'),
	('PICKING', 'PICKED'), ('PICKING', 'CANCELLED'),
	('PICKED', 'ON_ITS_WAY'), ('PICKED', 'DELIVERED'), ('PICKED', 'WITHDRAWN'),
	('ON_ITS_WAY', 'DELIVERED'), ('ON_ITS_WAY', 'WITHDRAWN'),
	('DELIVERED', 'WITHDRAWN');

CREATE FUNCTION allow_order_step() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NOT EXISTS (
		SELECT FROM order_step WHERE from_status = OLD.status AND to_status = NEW.status
	) THEN
		RAISE EXCEPTION 'an order that is % does not become %', OLD.status, NEW.status;
	END IF;
	NEW.changed_at := now();
	RETURN NEW;
END $$;
CREATE TRIGGER order_steps BEFORE UPDATE OF status ON shop_order
	FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION allow_order_step();

-- What others have to be told, written with the change itself. One of a kind per order.
CREATE TABLE order_event (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	order_number bigint NOT NULL,
	type text NOT NULL CHECK (type IN ('order.placed', 'order.cancelled', 'order.picked')),
	occurred_at timestamptz NOT NULL DEFAULT now(),
	sent_at timestamptz,
	PRIMARY KEY (tenant_id, order_number, type)
);
CREATE INDEX order_event_waiting ON order_event (occurred_at) WHERE sent_at IS NULL;

-- A cart that is open again, whoever opened it: its goods go back on the shelf, and an attempt that
-- was under way is given up. Money it may have reserved is given back by the sweep, at once.
CREATE FUNCTION give_up_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.frozen := NULL;
	UPDATE payment_attempt
	SET status = 'orphaned', error_code = coalesce(error_code, 'cancelled'), look_at = now()
	WHERE tenant_id = NEW.tenant_id AND cart_id = NEW.cart_id
		AND status IN ('created', 'pending', 'authorised');
	PERFORM return_stock(NEW.tenant_id, NEW.cart_id);
	RETURN NEW;
END $$;
CREATE TRIGGER cart_reopened BEFORE UPDATE OF status ON cart
	FOR EACH ROW WHEN (OLD.status = 'FINALIZED' AND NEW.status = 'OPEN')
	EXECUTE FUNCTION give_up_payment();

CREATE FUNCTION return_stock(tenant text, cart uuid) RETURNS void LANGUAGE sql AS $$
	WITH returned AS (
		DELETE FROM stock_hold WHERE tenant_id = tenant AND cart_id = cart
		RETURNING region, product_id, quantity
	), locked AS (
		SELECT offer.region, offer.product_id FROM offer
		JOIN returned USING (region, product_id)
		WHERE offer.tenant_id = tenant
		ORDER BY offer.product_id FOR UPDATE OF offer
	)
	UPDATE offer SET stock = offer.stock + returned.quantity
	FROM returned JOIN locked USING (region, product_id)
	WHERE offer.tenant_id = tenant AND offer.region = returned.region
		AND offer.product_id = returned.product_id;
$$;
