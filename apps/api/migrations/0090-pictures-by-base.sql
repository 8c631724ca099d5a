-- Products carry what all addresses of a picture begin with instead of one address per width. What
-- was frozen or ordered before is brought into the new shape.
CREATE FUNCTION pg_temp.with_bases(document jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT regexp_replace(
		document::text, '"urls": \{[^{}]*"(/media/p/[^"]*)/\d+\.webp"\}', '"base": "\1"', 'g'
	)::jsonb
$$;

UPDATE cart SET frozen = pg_temp.with_bases(frozen) WHERE frozen IS NOT NULL;
UPDATE payment_attempt SET snapshot = pg_temp.with_bases(snapshot);
UPDATE shop_order SET snapshot = pg_temp.with_bases(snapshot);
