-- What the law wants to know about a product and the feed has not said. Food information is what makes
-- a product food; food without a list of ingredients is unprocessed, and drinks above 1.2 % need
-- neither ingredients nor nutrition (EU 1169/2011, articles 16, 19 and 26).
CREATE FUNCTION product_warnings(details jsonb, origin text, minimum_age int, sold_by text)
RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT array_remove(ARRAY[
		CASE WHEN ingredients LIKE '%**%' AND coalesce(details #> '{food,allergens}', '[]') = '[]'
			THEN 'allergens' END,
		CASE WHEN is_alcoholic AND minimum_age IS NULL THEN 'age' END,
		CASE WHEN NOT is_alcoholic AND coalesce(origin, details ->> 'originText') IS NULL
			AND (sold_by <> 'piece' OR details ? 'food' AND ingredients IS NULL) THEN 'origin' END,
		CASE WHEN NOT is_alcoholic AND ingredients IS NOT NULL
			AND details #> '{food,nutrition}' IS NULL THEN 'nutrition' END
	], NULL)
	FROM (SELECT details #>> '{food,ingredients}' AS ingredients,
		coalesce((details #>> '{food,alcoholPercent}')::numeric, 0) > 1.2 AS is_alcoholic) AS food
$$;

-- Generated, so that no writer can forget them. The table is rewritten once.
ALTER TABLE product
	ADD COLUMN warnings text[] NOT NULL
		GENERATED ALWAYS AS (product_warnings(details, origin, minimum_age, sold_by)) STORED,
	-- By what staff find it; its brand has a table of its own. As typed, and folded as in `sort_name`.
	ADD COLUMN search_text text NOT NULL GENERATED ALWAYS AS (
		lower(name || ' ' || sku || ' ' || coalesce(details ->> 'keywords', '')) || ' ' || sort_name
	) STORED;
CREATE INDEX product_desk ON product (tenant_id, sort_name, product_id);
CREATE INDEX product_desk_missing ON product (tenant_id, sort_name, product_id) WHERE warnings <> '{}';
CREATE INDEX product_desk_search ON product USING gin (search_text gin_trgm_ops);

ALTER TABLE offer
	-- Counts the changes of people and feeds, not the orders that take stock.
	ADD COLUMN version int NOT NULL DEFAULT 1,
	-- The last count, of which orders and carts have taken `stock` away since.
	ADD COLUMN counted_stock int CHECK (counted_stock >= 0),
	ADD COLUMN counted_at timestamptz;
-- No index knows the stock: each order would have to update it.
CREATE INDEX offer_desk_promoted ON offer (tenant_id, region, product_id) WHERE is_promoted;
CREATE INDEX offer_desk_off_sale ON offer (tenant_id, region, product_id)
	WHERE availability = 'unavailable';

CREATE FUNCTION count_offer_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;
CREATE TRIGGER offer_versions
	BEFORE UPDATE OF price_cents, loyalty_cents, multi_buy_quantity, multi_buy_cents, promotion_cents,
		promotion_starts_on, promotion_ends_on, availability, back_on, counted_stock, counted_at ON offer
	FOR EACH ROW WHEN (
		(OLD.price_cents, OLD.loyalty_cents, OLD.multi_buy_quantity, OLD.multi_buy_cents,
			OLD.promotion_cents, OLD.promotion_starts_on, OLD.promotion_ends_on, OLD.availability,
			OLD.back_on, OLD.counted_stock, OLD.counted_at)
		IS DISTINCT FROM (NEW.price_cents, NEW.loyalty_cents, NEW.multi_buy_quantity, NEW.multi_buy_cents,
			NEW.promotion_cents, NEW.promotion_starts_on, NEW.promotion_ends_on, NEW.availability,
			NEW.back_on, NEW.counted_stock, NEW.counted_at)
	) EXECUTE FUNCTION count_offer_change();

-- The API may change no price but through this function, and the history follows by its trigger. An
-- active promotion goes on at its own price.
CREATE FUNCTION change_offer_price(of_tenant text, in_region text, of_product int, cents int)
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	UPDATE offer SET price_cents = cents,
		effective_cents = CASE WHEN is_promoted THEN promotion_cents ELSE cents END,
		(value_cents, unit_cents) = (
			SELECT price.value_cents, price.unit_cents
			FROM product, price_of(sold_by, net_content, step_grams,
				CASE WHEN is_promoted THEN promotion_cents ELSE cents END) AS price
			WHERE product.tenant_id = of_tenant AND product.product_id = of_product
		)
	WHERE tenant_id = of_tenant AND region = in_region AND product_id = of_product
$$;
REVOKE EXECUTE ON FUNCTION change_offer_price(text, text, int, int) FROM PUBLIC;
