-- The pass in a cart, by its article number.
ALTER TABLE cart ADD COLUMN pass_article text;

CREATE TABLE delivery_pass (
	tenant_id text NOT NULL REFERENCES tenant,
	-- The order it was bought with.
	order_number bigint NOT NULL,
	-- NULL once the account is gone.
	customer_id uuid,
	article_id text NOT NULL,
	price_cents int NOT NULL CHECK (price_cents > 0),
	-- Deliveries are free from this order value on.
	min_order_value_cents int NOT NULL,
	-- Both days belong to its term.
	starts_on date NOT NULL,
	ends_on date NOT NULL CHECK (ends_on >= starts_on),
	-- Withdrawn from, or its order was cancelled.
	ended_at timestamptz,
	-- Of a withdrawal; the part that returned to gift cards is not in refund_cents.
	refund_cents int CHECK (refund_cents BETWEEN 0 AND price_cents),
	wallet_cents int NOT NULL DEFAULT 0 CHECK (wallet_cents BETWEEN 0 AND price_cents),
	refund_operation int,
	-- When the customer was told that it ends.
	reminded_at timestamptz,
	PRIMARY KEY (tenant_id, order_number),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE SET NULL (customer_id)
);
CREATE INDEX delivery_pass_of_customer ON delivery_pass (tenant_id, customer_id, ends_on);
-- Passes whose customers are still to be told.
CREATE INDEX delivery_pass_end ON delivery_pass (tenant_id, ends_on)
	WHERE ended_at IS NULL AND reminded_at IS NULL;
COMMENT ON TABLE delivery_pass IS 'Delivery passes of customers; each begins with the order it was bought with.';

-- The pass is part of the total, but of none of the other sums.
ALTER TABLE shop_order DROP CONSTRAINT total_adds_up, ADD CONSTRAINT total_adds_up CHECK (
	total_cents = (snapshot #>> '{cart,priceInfo,totalArticlePrice}')::int
		+ (snapshot #>> '{cart,priceInfo,depositFees}')::int
		+ (snapshot #>> '{cart,priceInfo,serviceFeesAfterDiscount}')::int
		- (snapshot #>> '{cart,priceInfo,discounts}')::int
		+ coalesce((snapshot #>> '{cart,deliveryPassLineItem,price}')::int, 0)
	AND total_cents = (snapshot #>> '{cart,priceInfo,total}')::int
);
