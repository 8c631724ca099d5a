-- Staff also choose which methods of payment the shop accepts, and whether guests can order.
CREATE OR REPLACE FUNCTION operator_config(config jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT (config - 'redirects' - 'themeConfig') || jsonb_build_object('clientRuntimeConfig', (
		SELECT jsonb_object_agg(key, value) FROM (
			SELECT key, CASE key
				WHEN 'checkout' THEN value - '{paymentMethods,guestAllowed}'::text[] ELSE value
			END AS value
			FROM jsonb_each(config -> 'clientRuntimeConfig')
		) AS entry
		WHERE key NOT LIKE 'feature%'
			AND key <> ALL ('{cart,slugs,windowHoldMinutes,name,company}')
			-- A section that staff were the first to write in.
			AND NOT (key = 'checkout' AND value = '{}')
	))
$$;
