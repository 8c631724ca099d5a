-- A promotion for members: a price under a condition, for some days. It is shown beside the price for
-- everybody, so neither `effective_cents` nor `price_history` has it.
ALTER TABLE promotion ADD COLUMN is_for_members boolean NOT NULL DEFAULT false;

ALTER TABLE offer
	-- Of the shop, never of the feed. `loyalty_cents` stays as the feed has sent it.
	ADD COLUMN conditional_cents int CHECK (conditional_cents > 0),
	ADD COLUMN conditional_starts_on date,
	ADD COLUMN conditional_ends_on date,
	ADD COLUMN conditional_promotion_id uuid,
	-- Follows from the days; the worker purges pages when it changes it.
	ADD COLUMN is_conditional_active boolean NOT NULL DEFAULT false,
	ADD CONSTRAINT offer_conditional_whole
		CHECK (num_nulls(conditional_cents, conditional_starts_on, conditional_ends_on) IN (0, 3)),
	ADD CHECK (conditional_starts_on <= conditional_ends_on),
	ADD FOREIGN KEY (tenant_id, conditional_promotion_id) REFERENCES promotion
		ON DELETE SET NULL (conditional_promotion_id);
CREATE INDEX offer_with_condition ON offer (tenant_id, is_conditional_active)
	WHERE conditional_cents IS NOT NULL;
CREATE INDEX offer_of_conditional_promotion ON offer (tenant_id, conditional_promotion_id)
	WHERE conditional_promotion_id IS NOT NULL;

-- As in 0350, with the price under a condition.
DROP TRIGGER offer_versions ON offer;
CREATE TRIGGER offer_versions
	BEFORE UPDATE OF price_cents, loyalty_cents, multi_buy_quantity, multi_buy_cents, promotion_cents,
		promotion_starts_on, promotion_ends_on, conditional_cents, conditional_starts_on,
		conditional_ends_on, availability, back_on, counted_stock, counted_at ON offer
	FOR EACH ROW WHEN (
		(OLD.price_cents, OLD.loyalty_cents, OLD.multi_buy_quantity, OLD.multi_buy_cents,
			OLD.promotion_cents, OLD.promotion_starts_on, OLD.promotion_ends_on,
			OLD.conditional_cents, OLD.conditional_starts_on, OLD.conditional_ends_on,
			OLD.availability, OLD.back_on, OLD.counted_stock, OLD.counted_at)
		IS DISTINCT FROM (NEW.price_cents, NEW.loyalty_cents, NEW.multi_buy_quantity, NEW.multi_buy_cents,
			NEW.promotion_cents, NEW.promotion_starts_on, NEW.promotion_ends_on,
			NEW.conditional_cents, NEW.conditional_starts_on, NEW.conditional_ends_on,
			NEW.availability, NEW.back_on, NEW.counted_stock, NEW.counted_at)
	) EXECUTE FUNCTION count_offer_change();

-- As in 0401; a promotion for members leaves the price for everybody as it is.
CREATE OR REPLACE FUNCTION publish_promotion(of_tenant text, of_promotion uuid, on_day date)
RETURNS TABLE (sku text, region text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	WITH planned AS (
		SELECT target.region, target.product_id, product.sku, price.price_cents, starts_on, ends_on,
			is_for_members, is_active, effective.cents AS effective_cents, shown.value_cents,
			shown.unit_cents
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
		WHERE NOT is_for_members AND offer.tenant_id = of_tenant AND offer.region = planned.region
			AND offer.product_id = planned.product_id
		RETURNING planned.sku, offer.region
	), for_members AS (
		UPDATE offer SET conditional_promotion_id = of_promotion,
			conditional_cents = planned.price_cents, conditional_starts_on = planned.starts_on,
			conditional_ends_on = planned.ends_on, is_conditional_active = planned.is_active
		FROM planned
		WHERE is_for_members AND offer.tenant_id = of_tenant AND offer.region = planned.region
			AND offer.product_id = planned.product_id
		RETURNING planned.sku, offer.region
	)
	SELECT sku, region FROM for_everybody UNION ALL SELECT sku, region FROM for_members
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
	), for_members AS (
		UPDATE offer SET conditional_promotion_id = NULL, conditional_cents = NULL,
			conditional_starts_on = NULL, conditional_ends_on = NULL, is_conditional_active = false
		FROM product
		WHERE offer.tenant_id = of_tenant AND offer.conditional_promotion_id = of_promotion
			AND product.tenant_id = of_tenant AND product.product_id = offer.product_id
		RETURNING product.sku, offer.region
	)
	SELECT sku, region FROM for_everybody UNION ALL SELECT sku, region FROM for_members
$$;
