-- A promotion of several pieces: from a quantity on, each piece costs less.
ALTER TABLE promotion
	DROP CONSTRAINT promotion_kind_check,
	ADD CONSTRAINT promotion_kind_check CHECK (kind IN ('price', 'percent', 'multiBuy')),
	ADD COLUMN from_quantity int CHECK (from_quantity > 1),
	-- "3 for 2": publishing divides the price of so many pieces by `from_quantity`.
	ADD COLUMN pay_quantity int CHECK (pay_quantity > 0),
	ADD CHECK ((kind = 'multiBuy') = (from_quantity IS NOT NULL)),
	ADD CHECK (pay_quantity IS NULL OR from_quantity IS NOT NULL AND pay_quantity < from_quantity),
	ADD CHECK (from_quantity IS NULL OR NOT is_for_members);
COMMENT ON COLUMN promotion_price.price_cents IS
	'Null in a draft whose prices follow from the regular ones.';

ALTER TABLE offer
	-- Null: the condition is to be a member.
	ADD COLUMN conditional_quantity int CHECK (conditional_quantity > 1),
	ADD CHECK (conditional_quantity IS NULL OR conditional_cents IS NOT NULL);

-- As in 0480, with the quantity.
CREATE OR REPLACE FUNCTION publish_promotion(of_tenant text, of_promotion uuid, on_day date)
RETURNS TABLE (sku text, region text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	WITH planned AS (
		SELECT target.region, target.product_id, product.sku, price.price_cents, starts_on, ends_on,
			from_quantity, is_for_members OR from_quantity IS NOT NULL AS is_conditional, is_active,
			effective.cents AS effective_cents, shown.value_cents, shown.unit_cents
		FROM promotion
		JOIN promotion_price AS price USING (tenant_id, promotion_id)
		JOIN product USING (tenant_id, product_id)
		JOIN offer AS target USING (tenant_id, product_id, region)
		CROSS JOIN LATERAL (SELECT on_day BETWEEN starts_on AND ends_on AS is_active) AS today
		CROSS JOIN LATERAL (
			SELECT CASE WHEN is_active THEN price.price_cents ELSE target.price_cents END AS cents
		) AS effective
		CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, effective.cents) AS shown
		WHERE promotion.tenant_id = of_tenant AND promotion.promotion_id = of_promotion
			AND status = 'published'
	), for_everybody AS (
		UPDATE offer SET promotion_id = of_promotion, promotion_cents = planned.price_cents,
			promotion_starts_on = planned.starts_on, promotion_ends_on = planned.ends_on,
			is_promoted = planned.is_active, effective_cents = planned.effective_cents,
			value_cents = planned.value_cents, unit_cents = planned.unit_cents
		FROM planned
		WHERE NOT is_conditional AND offer.tenant_id = of_tenant AND offer.region = planned.region
			AND offer.product_id = planned.product_id
		RETURNING planned.sku, offer.region
	), conditional AS (
		UPDATE offer SET conditional_promotion_id = of_promotion,
			conditional_cents = planned.price_cents, conditional_quantity = planned.from_quantity,
			conditional_starts_on = planned.starts_on, conditional_ends_on = planned.ends_on,
			is_conditional_active = planned.is_active
		FROM planned
		WHERE is_conditional AND offer.tenant_id = of_tenant AND offer.region = planned.region
			AND offer.product_id = planned.product_id
		RETURNING planned.sku, offer.region
	)
	SELECT sku, region FROM for_everybody UNION ALL SELECT sku, region FROM conditional
$$;

CREATE OR REPLACE FUNCTION end_promotion(of_tenant text, of_promotion uuid)
RETURNS TABLE (sku text, region text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	WITH for_everybody AS (
		UPDATE offer SET promotion_id = NULL, promotion_cents = NULL, promotion_starts_on = NULL,
			promotion_ends_on = NULL, is_promoted = false, effective_cents = offer.price_cents,
			value_cents = shown.value_cents, unit_cents = shown.unit_cents
		FROM offer AS target JOIN product USING (tenant_id, product_id)
		CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, target.price_cents) AS shown
		WHERE target.tenant_id = of_tenant AND target.promotion_id = of_promotion
			AND offer.tenant_id = of_tenant AND offer.region = target.region
			AND offer.product_id = target.product_id
		RETURNING product.sku, offer.region
	), conditional AS (
		UPDATE offer SET conditional_promotion_id = NULL, conditional_cents = NULL,
			conditional_quantity = NULL, conditional_starts_on = NULL, conditional_ends_on = NULL,
			is_conditional_active = false
		FROM product
		WHERE offer.tenant_id = of_tenant AND offer.conditional_promotion_id = of_promotion
			AND product.tenant_id = of_tenant AND product.product_id = offer.product_id
		RETURNING product.sku, offer.region
	)
	SELECT sku, region FROM for_everybody UNION ALL SELECT sku, region FROM conditional
$$;
