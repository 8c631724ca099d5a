-- Staff also change the name of the shop and who runs it.
CREATE OR REPLACE FUNCTION operator_config(config jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT (config - 'redirects' - 'themeConfig') || jsonb_build_object('clientRuntimeConfig', (
		SELECT jsonb_object_agg(key, value) FROM jsonb_each(config -> 'clientRuntimeConfig')
		WHERE key NOT LIKE 'feature%'
			AND key <> ALL ('{cart,slugs,windowHoldMinutes,name,company}')
	))
$$;
