-- An event of an order may come more than once now: an order can be moved again and again.
ALTER TABLE order_event
	DROP CONSTRAINT order_event_pkey,
	DROP CONSTRAINT order_event_type_check,
	ADD COLUMN event_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	ADD CONSTRAINT order_event_type_check CHECK (type IN
		('order.placed', 'order.moved', 'order.cancelled', 'order.picked', 'order.withdrawn'));
CREATE UNIQUE INDEX order_event_once ON order_event (tenant_id, order_number, type)
	WHERE type IN ('order.placed', 'order.cancelled', 'order.picked');
CREATE INDEX order_event_by_order ON order_event (tenant_id, order_number);

-- Withdrawals as they were declared. What is confirmed is evidence and stays as it is.
CREATE TABLE order_withdrawal (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	order_number bigint NOT NULL,
	number int NOT NULL,
	line_item_ids text[] NOT NULL CHECK (cardinality(line_item_ids) > 0),
	name text NOT NULL,
	email text NOT NULL,
	declared_at timestamptz NOT NULL DEFAULT now(),
	confirmed_at timestamptz,
	PRIMARY KEY (tenant_id, order_number, number)
);
CREATE UNIQUE INDEX one_open_withdrawal ON order_withdrawal (tenant_id, order_number)
	WHERE confirmed_at IS NULL;

CREATE FUNCTION keep_withdrawal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'a confirmed withdrawal does not change';
END $$;
CREATE TRIGGER withdrawal_is_kept BEFORE UPDATE ON order_withdrawal
	FOR EACH ROW WHEN (OLD.confirmed_at IS NOT NULL) EXECUTE FUNCTION keep_withdrawal();

-- Invoices are numbered without a gap per shop and year, and kept as they were issued, whatever
-- becomes of the shop's name or address.
CREATE TABLE invoice_number (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	year int NOT NULL,
	last_number int NOT NULL,
	PRIMARY KEY (tenant_id, year)
);
CREATE TABLE invoice (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	order_number bigint NOT NULL,
	number text NOT NULL,
	issued_on date NOT NULL,
	document jsonb NOT NULL,
	PRIMARY KEY (tenant_id, order_number),
	UNIQUE (tenant_id, number)
);
