-- Staff change what a product says about itself, the same in every region.
ALTER TABLE product ADD COLUMN version int NOT NULL DEFAULT 1;
ALTER FUNCTION count_offer_change() RENAME TO count_change;
-- Feeds and imports count as well: the fingerprint is of everything that they say.
CREATE TRIGGER product_versions BEFORE UPDATE OF fingerprint ON product
	FOR EACH ROW WHEN (OLD.fingerprint IS DISTINCT FROM NEW.fingerprint)
	EXECUTE FUNCTION count_change();

-- A new content of the pack changes the unit price, although no price has changed.
CREATE FUNCTION reprice_offers(of_tenant text, skus text[]) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
	UPDATE offer SET (value_cents, unit_cents) = (
		SELECT price.value_cents, price.unit_cents FROM price_of(
			product.sold_by, product.net_content, product.step_grams, offer.effective_cents
		) AS price
	)
	FROM product
	WHERE product.tenant_id = of_tenant AND product.sku = ANY (skus)
		AND offer.tenant_id = of_tenant AND offer.product_id = product.product_id
$$;
REVOKE EXECUTE ON FUNCTION reprice_offers(text, text[]) FROM PUBLIC;

-- Pictures and slugs stay, so do products that do not exist.
CREATE FUNCTION write_products(of_tenant text, records json) RETURNS void
LANGUAGE sql SET search_path = public, pg_temp AS $$
	UPDATE product SET name = record.name, sort_name = record.sort_name, brand = record.brand,
		category = record.category, categories = record.categories, net_content = record.net_content,
		content_text = record.content_text, sold_by = record.sold_by, step_grams = record.step_grams,
		max_quantity = record.max_quantity, minimum_age = record.minimum_age,
		deposit_cents = record.deposit_cents, vat_class = record.vat_class,
		bundle_sku = record.bundle_sku, bundle_size = record.bundle_size,
		weight_grams = record.weight_grams, labels = record.labels, origin = record.origin,
		tint = record.tint, popularity = record.popularity, listed_on = record.listed_on,
		details = record.details, fingerprint = record.fingerprint, eans = record.eans,
		shelf_place = record.shelf_place, updated_at = now()
	FROM json_to_recordset(records) AS record (
		sku text, name text, sort_name text, brand text, category text, categories text[],
		net_content numeric, content_text text, sold_by text, step_grams int, max_quantity int,
		minimum_age int, deposit_cents int, vat_class text, bundle_sku text, bundle_size int,
		weight_grams int, labels text[], origin text, tint text, popularity real, listed_on date,
		details jsonb, fingerprint text, eans text[], shelf_place text
	)
	WHERE product.tenant_id = of_tenant AND product.sku = record.sku
$$;
REVOKE EXECUTE ON FUNCTION write_products(text, json) FROM PUBLIC;

-- Of products that a line of an import describes, while somebody has it applied or rolled back.
CREATE OR REPLACE FUNCTION write_imported_products(of_tenant text, of_import bigint, records json)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF EXISTS (
		SELECT record.sku FROM json_to_recordset(records) AS record (sku text)
		EXCEPT
		SELECT line.sku FROM import_line AS line JOIN import_run AS run USING (tenant_id, import_id)
		WHERE line.tenant_id = of_tenant AND line.import_id = of_import
			AND line.product_values IS NOT NULL AND run.status IN ('applying', 'rollingBack')
	) THEN
		RAISE insufficient_privilege USING MESSAGE = 'not a product of an import that is being applied';
	END IF;
	PERFORM write_products(of_tenant, records);
END $$;

-- The API may change a product by this alone, one at a time.
CREATE FUNCTION change_product(of_tenant text, record json) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT write_products(of_tenant, json_build_array(record));
	SELECT reprice_offers(of_tenant, ARRAY[record ->> 'sku']);
$$;
REVOKE EXECUTE ON FUNCTION change_product(text, json) FROM PUBLIC;
