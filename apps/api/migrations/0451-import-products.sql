-- What a line says about the product itself, the same in every region. A line about a product alone
-- has no region.
ALTER TABLE import_line ADD COLUMN product_values jsonb;
ALTER TABLE import_line DROP CONSTRAINT offer_of_line;
ALTER TABLE import_line ADD CONSTRAINT subject_of_line CHECK (kind IN ('pending', 'refused')
	OR sku IS NOT NULL AND (product_values IS NOT NULL OR offer_values IS NOT NULL)
	AND (offer_values IS NULL) = (region IS NULL));
CREATE INDEX import_line_product ON import_line (tenant_id, import_id, sku, line)
	WHERE product_values IS NOT NULL;

-- The worker locks products before it compares them, and may change them by an import only.
CREATE FUNCTION lock_products(of_tenant text, skus text[]) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
	SELECT FROM product WHERE tenant_id = of_tenant AND sku = ANY (skus) ORDER BY sku FOR UPDATE;
$$;
REVOKE EXECUTE ON FUNCTION lock_products(text, text[]) FROM PUBLIC;

-- Of products that a line of an import describes, while somebody has it applied or rolled back. Pictures
-- and slugs stay, so do products that do not exist.
CREATE FUNCTION write_imported_products(of_tenant text, of_import bigint, records json) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
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
	WHERE product.tenant_id = of_tenant AND product.sku = record.sku;
END $$;
REVOKE EXECUTE ON FUNCTION write_imported_products(text, bigint, json) FROM PUBLIC;

COMMENT ON TABLE import_run IS 'Uploaded files of prices, stock and products: who sent them, which column is which field, and how far they are; deleted after 90 days.';
