-- The orders of a customer in one index: orders have a partition per month, and planning a statement
-- over all of them takes longer than reading a page of the list.
CREATE TABLE customer_order (
	tenant_id text NOT NULL,
	customer_id text NOT NULL,
	placed_at timestamptz NOT NULL,
	order_number bigint NOT NULL,
	distribution_type text,
	is_cancelled boolean NOT NULL,
	PRIMARY KEY (tenant_id, customer_id, placed_at, order_number)
		INCLUDE (distribution_type, is_cancelled)
);
COMMENT ON TABLE customer_order IS 'Which orders a customer has, across all partitions; kept by a trigger on `shop_order`.';

INSERT INTO customer_order
SELECT tenant_id, customer_id, placed_at, order_number, distribution_type, status = 'CANCELLED'
FROM shop_order WHERE customer_id IS NOT NULL;

CREATE FUNCTION keep_customer_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'INSERT' AND OLD.customer_id IS NOT NULL THEN
		DELETE FROM customer_order
		WHERE tenant_id = OLD.tenant_id AND customer_id = OLD.customer_id
			AND placed_at = OLD.placed_at AND order_number = OLD.order_number;
	END IF;
	IF TG_OP <> 'DELETE' AND NEW.customer_id IS NOT NULL THEN
		INSERT INTO customer_order
		VALUES (NEW.tenant_id, NEW.customer_id, NEW.placed_at, NEW.order_number,
			NEW.distribution_type, NEW.status = 'CANCELLED');
	END IF;
	RETURN NULL;
END $$;
CREATE TRIGGER order_of_customer_added AFTER INSERT ON shop_order
	FOR EACH ROW WHEN (NEW.customer_id IS NOT NULL) EXECUTE FUNCTION keep_customer_order();
CREATE TRIGGER order_of_customer_changed
	AFTER UPDATE OF customer_id, placed_at, distribution_type, status ON shop_order
	FOR EACH ROW WHEN (
		(OLD.customer_id, OLD.placed_at, OLD.distribution_type, OLD.status = 'CANCELLED')
			IS DISTINCT FROM
		(NEW.customer_id, NEW.placed_at, NEW.distribution_type, NEW.status = 'CANCELLED')
	) EXECUTE FUNCTION keep_customer_order();
CREATE TRIGGER order_of_customer_removed AFTER DELETE ON shop_order
	FOR EACH ROW WHEN (OLD.customer_id IS NOT NULL) EXECUTE FUNCTION keep_customer_order();

DROP INDEX order_of_customer;
