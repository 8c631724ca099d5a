-- Sums per day of the shop's calendar and unit, which reports add up. The worker counts a day once it
-- is over, and again when one of its orders changes.
CREATE TABLE daily_figures (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	day date NOT NULL,
	unit text NOT NULL,
	-- Of orders placed on the day.
	orders int NOT NULL,
	revenue_cents bigint NOT NULL,
	refunded_cents bigint NOT NULL,
	lines int NOT NULL,
	missing int NOT NULL,
	substituted int NOT NULL,
	-- Of windows that start on the day.
	delivered int NOT NULL,
	on_time int NOT NULL,
	PRIMARY KEY (tenant_id, day, unit)
);

CREATE TABLE daily_category (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	day date NOT NULL,
	unit text NOT NULL,
	-- At the root of the tree when it was ordered; empty where the order knows none.
	category text NOT NULL,
	revenue_cents bigint NOT NULL,
	PRIMARY KEY (tenant_id, day, unit, category)
);

CREATE TABLE daily_product (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	day date NOT NULL,
	unit text NOT NULL,
	sku text NOT NULL,
	lines int NOT NULL,
	missing int NOT NULL,
	substituted int NOT NULL,
	lost_cents bigint NOT NULL,
	PRIMARY KEY (tenant_id, day, unit, sku)
);

CREATE TABLE daily_window (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	day date NOT NULL,
	unit text NOT NULL,
	starts time NOT NULL,
	ends time NOT NULL,
	capacity int NOT NULL,
	taken int NOT NULL,
	PRIMARY KEY (tenant_id, day, unit, starts, ends)
);

CREATE TABLE daily_progress (
	tenant_id text PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
	counted_until date NOT NULL
);

-- Added, never updated, so that no order waits for another one.
CREATE TABLE daily_change (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	at timestamptz NOT NULL,
	change_id bigint GENERATED ALWAYS AS IDENTITY,
	PRIMARY KEY (tenant_id, at, change_id)
);

CREATE FUNCTION note_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO daily_change (tenant_id, at)
	SELECT NEW.tenant_id, at FROM (
		SELECT NEW.placed_at AS at
		UNION SELECT NEW.window_starts_at
		UNION SELECT OLD.window_starts_at WHERE TG_OP = 'UPDATE'
	) AS instants WHERE at IS NOT NULL;
	RETURN NULL;
END $$;
CREATE TRIGGER order_changes_day AFTER INSERT OR UPDATE ON shop_order
	FOR EACH ROW EXECUTE FUNCTION note_order_change();

-- A refund belongs to the day on which its order was placed.
CREATE FUNCTION note_refund_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO daily_change (tenant_id, at)
	SELECT tenant_id, placed_at FROM order_claim
	WHERE tenant_id = NEW.tenant_id AND order_number = NEW.order_number;
	RETURN NULL;
END $$;
CREATE TRIGGER refund_changes_day AFTER INSERT ON order_refund
	FOR EACH ROW EXECUTE FUNCTION note_refund_change();
CREATE TRIGGER return_changes_day AFTER INSERT ON order_return
	FOR EACH ROW EXECUTE FUNCTION note_refund_change();

COMMENT ON TABLE daily_figures IS 'Orders, revenue and quality per day and unit, counted by the worker.';
COMMENT ON TABLE daily_category IS 'Revenue of line items per day, unit and top category.';
COMMENT ON TABLE daily_product IS 'Packed, missing and substituted line items per day, unit and product.';
COMMENT ON TABLE daily_window IS 'Places of delivery windows and orders in them, per day and unit.';
COMMENT ON TABLE daily_progress IS 'The last day that was counted, per shop; locked while a day is counted.';
COMMENT ON TABLE daily_change IS 'Instants whose day has to be counted again, written with the change.';
