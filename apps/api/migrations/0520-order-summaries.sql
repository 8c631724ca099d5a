-- What lists show of many orders at once, beside the documents that are slow to unpack. Both are
-- computed from their document whenever it is written, whichever version writes it.

-- Neither may fail, or the order could not be written: a path finds nothing where a document has no
-- lines.
CREATE FUNCTION order_summary(snapshot jsonb) RETURNS jsonb
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
	SELECT jsonb_build_object(
		'window', cart -> 'distributionWindow',
		'addsTo', CASE WHEN cart ->> 'mode' = 'ADDON' THEN cart ->> 'orderNumber' END,
		'lineCount', line_count,
		'zones', zones
	)
	FROM (SELECT snapshot -> 'cart' AS cart OFFSET 0) AS frozen, LATERAL (
		-- Top categories by slug, under the names they had.
		SELECT count(*) AS line_count, coalesce(
			jsonb_object_agg(zone ->> 'slug', coalesce(zone ->> 'name', zone ->> 'slug'))
				FILTER (WHERE zone ->> 'slug' IS NOT NULL), '{}') AS zones
		FROM (
			SELECT line #> '{product,parentCategories,0}' AS zone
			FROM jsonb_path_query(cart, '$.productLineItems[*]') AS line
		) AS lines
	) AS counted
$$;

-- One expression, and not declared immutable: so it becomes part of the statement that calls it.
CREATE FUNCTION picked_figures(picked jsonb) RETURNS jsonb LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN picked IS NOT NULL THEN jsonb_build_object(
		'total', picked #> '{price,total}',
		'lines', jsonb_array_length(jsonb_path_query_array(picked, '$.price.lines[*]')),
		'missing', jsonb_array_length(jsonb_path_query_array(picked, '$.lines[*] ? (@.quantity == 0)')),
		'substituted', jsonb_array_length(jsonb_path_query_array(picked,
			'$.lines[*].substitute ? (@.type() == "object")'))
	) END
$$;

-- Null for documents that were last written before: to fill them in would rewrite every order. They
-- are unpacked for a list, as they were until now.
ALTER TABLE shop_order
	ADD COLUMN summary jsonb,
	ADD COLUMN picked_figures jsonb;

CREATE OR REPLACE FUNCTION describe_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found_unit text;
	found_start timestamptz;
BEGIN
	SELECT coalesce(store.picking_unit_id, w.appointable_id), w.starts_at
	INTO found_unit, found_start
	FROM time_window AS w
	LEFT JOIN collect_store AS store ON store.tenant_id = w.tenant_id
		AND store.store_id = w.appointable_id AND w.distribution_type = 'CLICK_AND_COLLECT'
	WHERE w.tenant_id = NEW.tenant_id AND w.window_id = NEW.window_id;
	IF FOUND THEN
		NEW.unit := found_unit;
		NEW.window_starts_at := found_start;
	END IF;
	NEW.search_text := order_search_text(NEW.snapshot);
	NEW.summary := order_summary(NEW.snapshot);
	RETURN NEW;
END $$;

CREATE FUNCTION sum_up_picked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.picked_figures := picked_figures(NEW.picked);
	RETURN NEW;
END $$;
CREATE TRIGGER order_picked BEFORE INSERT OR UPDATE OF picked ON shop_order
	FOR EACH ROW EXECUTE FUNCTION sum_up_picked();
