-- How feeds and imports write offers; returns those that changed. With `keeps_stock` the records say
-- nothing about stock: known offers keep theirs. Planned for each call, because a batch of a new shop
-- meets empty tables and the next one full ones.
CREATE FUNCTION write_offers(of_tenant text, on_day date, records json, keeps_stock boolean,
	subtracts_holds boolean)
RETURNS TABLE (sku text, region text) LANGUAGE plpgsql SET plan_cache_mode = force_custom_plan AS $$
#variable_conflict use_column
BEGIN
	RETURN QUERY
	WITH record AS (
		SELECT region, product_id, product.sku, "priceCents", "loyaltyPriceCents", "multiBuyQuantity",
			"multiBuyCents", "promotionCents", "startsOn", "endsOn", availability, "backOn", is_active,
			CASE WHEN stock IS NOT NULL THEN greatest(stock - coalesce(gone.quantity, 0), 0) END AS stock,
			stock AS counted, CASE WHEN stock IS NOT NULL THEN coalesce("countedAt", now()) END AS counted_at,
			CASE WHEN is_active THEN "promotionCents" ELSE "priceCents" END AS effective_cents,
			sold_by, net_content, step_grams
		FROM json_to_recordset(records) AS record (
			sku text, region text, "priceCents" int, "loyaltyPriceCents" int,
			"multiBuyQuantity" int, "multiBuyCents" int, "promotionCents" int, "startsOn" date, "endsOn" date,
			availability text, "backOn" date, stock int, "countedAt" timestamptz
		)
		JOIN product ON product.tenant_id = of_tenant AND product.sku = record.sku
		LEFT JOIN LATERAL (
			-- A stock count cannot know of carts that are still being paid.
			SELECT sum(hold.quantity)::int AS quantity
			FROM stock_hold AS hold JOIN cart USING (tenant_id, cart_id)
			WHERE hold.tenant_id = of_tenant AND hold.region = record.region
				AND hold.product_id = product.product_id
				AND (hold.taken_at > record."countedAt" OR cart.status = 'FINALIZED')
		) AS gone ON stock IS NOT NULL AND subtracts_holds
		CROSS JOIN LATERAL (
			SELECT coalesce(on_day BETWEEN "startsOn" AND "endsOn", false) AS is_active
		) AS promotion
	), written AS (
		INSERT INTO offer (
			tenant_id, region, product_id, price_cents, loyalty_cents, multi_buy_quantity,
			multi_buy_cents, promotion_cents, promotion_starts_on, promotion_ends_on, availability, back_on, stock,
			counted_stock, counted_at, effective_cents, is_promoted, value_cents, unit_cents
		)
		SELECT of_tenant, region, product_id, "priceCents", "loyaltyPriceCents", "multiBuyQuantity",
			"multiBuyCents", "promotionCents", "startsOn", "endsOn", availability, "backOn", stock,
			counted, counted_at, effective_cents, is_active, value_cents, unit_cents
		FROM record
		CROSS JOIN LATERAL price_of(sold_by, net_content, step_grams, effective_cents)
		ON CONFLICT (tenant_id, region, product_id) DO UPDATE SET
			price_cents = excluded.price_cents, loyalty_cents = excluded.loyalty_cents,
			multi_buy_quantity = excluded.multi_buy_quantity,
			multi_buy_cents = excluded.multi_buy_cents,
			promotion_cents = excluded.promotion_cents,
			promotion_starts_on = excluded.promotion_starts_on,
			promotion_ends_on = excluded.promotion_ends_on, availability = excluded.availability,
			back_on = excluded.back_on,
			stock = CASE WHEN keeps_stock THEN offer.stock ELSE excluded.stock END,
			counted_stock = CASE WHEN keeps_stock THEN offer.counted_stock ELSE excluded.counted_stock END,
			counted_at = CASE WHEN keeps_stock THEN offer.counted_at ELSE excluded.counted_at END,
			effective_cents = excluded.effective_cents, is_promoted = excluded.is_promoted,
			value_cents = excluded.value_cents, unit_cents = excluded.unit_cents
		WHERE (offer.price_cents, offer.loyalty_cents, offer.multi_buy_quantity,
				offer.multi_buy_cents, offer.promotion_cents, offer.promotion_starts_on, offer.promotion_ends_on, offer.availability, offer.back_on,
				CASE WHEN keeps_stock THEN excluded.stock ELSE offer.stock END, offer.effective_cents, offer.is_promoted, offer.value_cents, offer.unit_cents)
			IS DISTINCT FROM (excluded.price_cents, excluded.loyalty_cents, excluded.multi_buy_quantity,
				excluded.multi_buy_cents, excluded.promotion_cents, excluded.promotion_starts_on, excluded.promotion_ends_on, excluded.availability,
				excluded.back_on, excluded.stock, excluded.effective_cents, excluded.is_promoted,
				excluded.value_cents, excluded.unit_cents)
		RETURNING product_id, region
	)
	SELECT sku, written.region FROM written JOIN product
		ON product.tenant_id = of_tenant AND product.product_id = written.product_id;
END $$;
REVOKE EXECUTE ON FUNCTION write_offers(text, date, json, boolean, boolean) FROM PUBLIC;

-- The worker may change no price but through this function: of offers that a line of an import names,
-- while somebody has it applied or rolled back.
CREATE FUNCTION write_imported_offers(of_tenant text, of_import bigint, on_day date, records json,
	keeps_stock boolean)
RETURNS TABLE (sku text, region text)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
#variable_conflict use_column
BEGIN
	IF EXISTS (
		-- As sets: fresh lines have no statistics, and a search per record could read all of them.
		SELECT record.sku, record.region
		FROM json_to_recordset(records) AS record (sku text, region text)
		EXCEPT
		SELECT line.sku, line.region
		FROM import_line AS line JOIN import_run AS run USING (tenant_id, import_id)
		WHERE line.tenant_id = of_tenant AND line.import_id = of_import
			AND run.status IN ('applying', 'rollingBack')
	) THEN
		RAISE insufficient_privilege USING MESSAGE = 'not an offer of an import that is being applied';
	END IF;
	RETURN QUERY SELECT * FROM write_offers(of_tenant, on_day, records, keeps_stock, true);
END $$;
REVOKE EXECUTE ON FUNCTION write_imported_offers(text, bigint, date, json, boolean) FROM PUBLIC;
