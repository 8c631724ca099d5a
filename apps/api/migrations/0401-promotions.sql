-- A promotion of the shop: prices of products in regions, for some days. Offers refer to it while it
-- is planned or runs.
CREATE TABLE promotion (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	promotion_id uuid NOT NULL DEFAULT gen_random_uuid(),
	name text NOT NULL CHECK (btrim(name) <> ''),
	kind text NOT NULL DEFAULT 'price' CHECK (kind = 'price'),
	starts_on date NOT NULL,
	ends_on date NOT NULL,
	-- Whether a published one is planned, runs or is over follows from the date.
	status text NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'published', 'ended')),
	version int NOT NULL DEFAULT 1,
	-- Milliseconds, as the cursor of the list has them.
	created_at timestamptz(3) NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, promotion_id),
	CHECK (starts_on <= ends_on)
);
CREATE INDEX promotion_desk ON promotion (tenant_id, created_at, promotion_id);
CREATE INDEX promotion_calendar ON promotion (tenant_id, ends_on);

CREATE TABLE promotion_price (
	tenant_id text NOT NULL,
	promotion_id uuid NOT NULL,
	region text NOT NULL,
	product_id int NOT NULL,
	-- Of one piece; of one kilogram for products sold by weight.
	price_cents int NOT NULL CHECK (price_cents > 0),
	PRIMARY KEY (tenant_id, promotion_id, region, product_id),
	FOREIGN KEY (tenant_id, promotion_id) REFERENCES promotion ON DELETE CASCADE,
	FOREIGN KEY (tenant_id, product_id) REFERENCES product ON DELETE CASCADE
);
CREATE INDEX promotion_price_of_product ON promotion_price (tenant_id, product_id);

ALTER TABLE offer
	-- Null for a promotion that the feed has set.
	ADD COLUMN promotion_id uuid,
	-- What the shop pays, without VAT. Optional in the feed; shown to staff only.
	ADD COLUMN cost_cents int CHECK (cost_cents > 0),
	ADD FOREIGN KEY (tenant_id, promotion_id) REFERENCES promotion ON DELETE SET NULL (promotion_id);
CREATE INDEX offer_of_promotion ON offer (tenant_id, promotion_id) WHERE promotion_id IS NOT NULL;

-- Publishing excludes feeds and imports of the same shop, which keep the promotions they find.
CREATE FUNCTION lock_promotions(of_tenant text, is_shared boolean) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	IF is_shared THEN
		PERFORM pg_advisory_xact_lock_shared(hashtext('promotions'), hashtext(of_tenant));
	ELSE
		PERFORM pg_advisory_xact_lock(hashtext('promotions'), hashtext(of_tenant));
	END IF;
END $$;

-- The API may set no promotional price but through this function: those of a published promotion.
-- Returns the offers that refer to it now.
CREATE FUNCTION publish_promotion(of_tenant text, of_promotion uuid, on_day date)
RETURNS TABLE (sku text, region text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE offer SET promotion_id = of_promotion, promotion_cents = planned.price_cents,
		promotion_starts_on = planned.starts_on, promotion_ends_on = planned.ends_on,
		is_promoted = planned.is_active, effective_cents = planned.effective_cents,
		value_cents = planned.value_cents, unit_cents = planned.unit_cents
	FROM (
		SELECT target.region, target.product_id, product.sku, price.price_cents, starts_on, ends_on,
			is_active, effective.cents AS effective_cents, shown.value_cents, shown.unit_cents
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
	) AS planned
	WHERE offer.tenant_id = of_tenant AND offer.region = planned.region
		AND offer.product_id = planned.product_id
	RETURNING planned.sku, offer.region
$$;
REVOKE EXECUTE ON FUNCTION publish_promotion(text, uuid, date) FROM PUBLIC;

-- Its offers cost the regular price again. Returns them.
CREATE FUNCTION end_promotion(of_tenant text, of_promotion uuid)
RETURNS TABLE (sku text, region text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE offer SET promotion_id = NULL, promotion_cents = NULL, promotion_starts_on = NULL,
		promotion_ends_on = NULL, is_promoted = false, effective_cents = offer.price_cents,
		value_cents = shown.value_cents, unit_cents = shown.unit_cents
	FROM offer AS target JOIN product USING (tenant_id, product_id)
	CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, target.price_cents) AS shown
	WHERE target.tenant_id = of_tenant AND target.promotion_id = of_promotion
		AND offer.tenant_id = of_tenant AND offer.region = target.region
		AND offer.product_id = target.product_id
	RETURNING product.sku, offer.region
$$;
REVOKE EXECUTE ON FUNCTION end_promotion(text, uuid) FROM PUBLIC;

-- As in 0381, with two changes: an offer keeps the shop's promotion until that is over, whatever the
-- record says about promotions; and it has a cost price, which stays where the record has none.
CREATE OR REPLACE FUNCTION write_offers(of_tenant text, on_day date, records json, keeps_stock boolean,
	subtracts_holds boolean)
RETURNS TABLE (sku text, region text) LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
BEGIN
	PERFORM lock_promotions(of_tenant, true);
	RETURN QUERY
	WITH record AS (
		SELECT record.region, product.product_id, product.sku, "priceCents", "loyaltyPriceCents", "multiBuyQuantity",
			"multiBuyCents", promotion.cents AS "promotionCents", promotion.starts_on AS "startsOn",
			promotion.ends_on AS "endsOn", promotion.id AS promotion_id, record.availability, "backOn",
			"costCents", is_active,
			CASE WHEN record.stock IS NOT NULL
				THEN greatest(record.stock - coalesce(gone.quantity, 0), 0) END AS stock,
			record.stock AS counted,
			CASE WHEN record.stock IS NOT NULL THEN coalesce("countedAt", now()) END AS counted_at,
			CASE WHEN is_active THEN promotion.cents ELSE "priceCents" END AS effective_cents,
			sold_by, net_content, step_grams
		FROM json_to_recordset(records) AS record (
			sku text, region text, "priceCents" int, "loyaltyPriceCents" int,
			"multiBuyQuantity" int, "multiBuyCents" int, "promotionCents" int, "startsOn" date, "endsOn" date,
			availability text, "backOn" date, stock int, "countedAt" timestamptz, "costCents" int
		)
		JOIN product ON product.tenant_id = of_tenant AND product.sku = record.sku
		LEFT JOIN LATERAL (
			-- A stock count cannot know of carts that are still being paid.
			SELECT sum(hold.quantity)::int AS quantity
			FROM stock_hold AS hold JOIN cart USING (tenant_id, cart_id)
			WHERE hold.tenant_id = of_tenant AND hold.region = record.region
				AND hold.product_id = product.product_id
				AND (hold.taken_at > record."countedAt" OR cart.status = 'FINALIZED')
		) AS gone ON record.stock IS NOT NULL AND subtracts_holds
		LEFT JOIN offer AS own ON own.tenant_id = of_tenant AND own.region = record.region
			AND own.product_id = product.product_id AND own.promotion_id IS NOT NULL
			AND own.promotion_ends_on >= on_day
		CROSS JOIN LATERAL (
			SELECT own.promotion_id AS id,
				CASE WHEN own.promotion_id IS NULL THEN "promotionCents" ELSE own.promotion_cents END AS cents,
				CASE WHEN own.promotion_id IS NULL THEN "startsOn" ELSE own.promotion_starts_on END AS starts_on,
				CASE WHEN own.promotion_id IS NULL THEN "endsOn" ELSE own.promotion_ends_on END AS ends_on
		) AS promotion
		CROSS JOIN LATERAL (
			SELECT coalesce(on_day BETWEEN promotion.starts_on AND promotion.ends_on, false) AS is_active
		) AS today
	), written AS (
		INSERT INTO offer (
			tenant_id, region, product_id, price_cents, loyalty_cents, multi_buy_quantity,
			multi_buy_cents, promotion_cents, promotion_starts_on, promotion_ends_on, promotion_id,
			cost_cents, availability, back_on, stock,
			counted_stock, counted_at, effective_cents, is_promoted, value_cents, unit_cents
		)
		SELECT of_tenant, region, product_id, "priceCents", "loyaltyPriceCents", "multiBuyQuantity",
			"multiBuyCents", "promotionCents", "startsOn", "endsOn", promotion_id, "costCents",
			availability, "backOn", stock,
			counted, counted_at, effective_cents, is_active, value_cents, unit_cents
		FROM record
		CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, effective_cents)
		ON CONFLICT (tenant_id, region, product_id) DO UPDATE SET
			price_cents = excluded.price_cents, loyalty_cents = excluded.loyalty_cents,
			multi_buy_quantity = excluded.multi_buy_quantity,
			multi_buy_cents = excluded.multi_buy_cents,
			promotion_cents = excluded.promotion_cents,
			promotion_starts_on = excluded.promotion_starts_on,
			promotion_ends_on = excluded.promotion_ends_on, promotion_id = excluded.promotion_id,
			cost_cents = coalesce(excluded.cost_cents, offer.cost_cents),
			availability = excluded.availability,
			back_on = excluded.back_on,
			stock = CASE WHEN keeps_stock THEN offer.stock ELSE excluded.stock END,
			counted_stock = CASE WHEN keeps_stock THEN offer.counted_stock ELSE excluded.counted_stock END,
			counted_at = CASE WHEN keeps_stock THEN offer.counted_at ELSE excluded.counted_at END,
			effective_cents = excluded.effective_cents, is_promoted = excluded.is_promoted,
			value_cents = excluded.value_cents, unit_cents = excluded.unit_cents
		WHERE (offer.price_cents, offer.loyalty_cents, offer.multi_buy_quantity,
				offer.multi_buy_cents, offer.promotion_cents, offer.promotion_starts_on, offer.promotion_ends_on,
				offer.promotion_id, offer.cost_cents, offer.availability, offer.back_on,
				CASE WHEN keeps_stock THEN excluded.stock ELSE offer.stock END, offer.effective_cents, offer.is_promoted, offer.value_cents, offer.unit_cents)
			IS DISTINCT FROM (excluded.price_cents, excluded.loyalty_cents, excluded.multi_buy_quantity,
				excluded.multi_buy_cents, excluded.promotion_cents, excluded.promotion_starts_on, excluded.promotion_ends_on,
				excluded.promotion_id, coalesce(excluded.cost_cents, offer.cost_cents), excluded.availability,
				excluded.back_on, excluded.stock, excluded.effective_cents, excluded.is_promoted,
				excluded.value_cents, excluded.unit_cents)
		RETURNING product_id, region
	)
	SELECT sku, written.region FROM written JOIN product
		ON product.tenant_id = of_tenant AND product.product_id = written.product_id;
END $$;

COMMENT ON TABLE promotion IS 'Promotions that staff plan: name, days and status.';
COMMENT ON TABLE promotion_price IS 'Promotional price of a product in a region.';
