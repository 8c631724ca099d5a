-- Every configuration that a shop has had, whoever changed it: the back office, or an operator with
-- a plain UPDATE.
CREATE TABLE tenant_config_version (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	number int NOT NULL,
	config jsonb NOT NULL,
	published_at timestamptz NOT NULL DEFAULT now(),
	-- Null: an operator.
	staff_id uuid,
	reason text CHECK (reason <> ''),
	-- The version that this one has restored.
	restored int,
	PRIMARY KEY (tenant_id, number),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE SET NULL (staff_id)
);
COMMENT ON TABLE tenant_config_version IS 'Versions of the configuration of a shop, kept as long as the shop.';

-- One per shop. It stays when it is empty, so that its version is never used again.
CREATE TABLE tenant_config_draft (
	tenant_id text PRIMARY KEY REFERENCES tenant ON DELETE CASCADE,
	version int NOT NULL DEFAULT 2,
	-- By JSON Pointer, and only what staff may change.
	changes jsonb NOT NULL CHECK (jsonb_typeof(changes) = 'array'),
	staff_id uuid,
	saved_at timestamptz NOT NULL DEFAULT now(),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE SET NULL (staff_id)
);
COMMENT ON TABLE tenant_config_draft IS 'Changes of the configuration that are not published yet.';

CREATE FUNCTION keep_tenant_config() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO tenant_config_version (tenant_id, number, config)
	SELECT NEW.tenant_id, coalesce(max(number), 0) + 1, NEW.config
	FROM tenant_config_version WHERE tenant_id = NEW.tenant_id;
	RETURN NULL;
END $$;

CREATE TRIGGER tenant_opened AFTER INSERT ON tenant
	FOR EACH ROW EXECUTE FUNCTION keep_tenant_config();
CREATE TRIGGER tenant_configured AFTER UPDATE OF config ON tenant
	FOR EACH ROW WHEN (OLD.config IS DISTINCT FROM NEW.config) EXECUTE FUNCTION keep_tenant_config();

INSERT INTO tenant_config_version (tenant_id, number, config) SELECT tenant_id, 1, config FROM tenant;

-- What only operators change: where the shop is, whose mailbox it has, whom it trusts.
CREATE FUNCTION operator_config(config jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT (config - 'redirects' - 'themeConfig') || jsonb_build_object('clientRuntimeConfig', (
		SELECT jsonb_object_agg(key, value) FROM jsonb_each(config -> 'clientRuntimeConfig')
		WHERE key NOT LIKE 'feature%' AND key <> ALL ('{cart,slugs,windowHoldMinutes}')
	))
$$;

-- The API writes no tenant but through this.
CREATE FUNCTION publish_tenant_config(
	of_tenant text, new_config jsonb, by_staff uuid, why text, from_version int
) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
	published int;
BEGIN
	UPDATE tenant SET config = new_config
	WHERE tenant_id = of_tenant AND config <> new_config
		AND operator_config(config) = operator_config(new_config);
	IF NOT FOUND THEN
		RAISE EXCEPTION 'nothing that staff may change is different';
	END IF;
	UPDATE tenant_config_version SET staff_id = by_staff, reason = why, restored = from_version
	WHERE tenant_id = of_tenant
		AND number = (SELECT max(number) FROM tenant_config_version WHERE tenant_id = of_tenant)
	RETURNING number INTO published;
	RETURN published;
END $$;
REVOKE EXECUTE ON FUNCTION publish_tenant_config(text, jsonb, uuid, text, int) FROM PUBLIC;
