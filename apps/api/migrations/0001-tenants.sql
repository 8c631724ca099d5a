CREATE EXTENSION IF NOT EXISTS postgis;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE tenant (
	tenant_id text PRIMARY KEY CHECK (tenant_id ~ '^[a-z][a-z0-9-]{1,30}$'),
	config jsonb NOT NULL CHECK (jsonb_typeof(config) = 'object'),
	version bigint NOT NULL DEFAULT 1
);

CREATE TABLE tenant_host (
	host text PRIMARY KEY CHECK (host = lower(host) AND host !~ '[:/\s]'),
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE
);
CREATE INDEX tenant_host_by_tenant ON tenant_host (tenant_id);

-- Readers only compare versions, so every way of changing a tenant has to raise its version,
-- a plain UPDATE typed by an operator included. The sequence never repeats a number, not even for
-- a tenant that is removed and made again.
CREATE SEQUENCE tenant_version;

CREATE FUNCTION raise_tenant_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := nextval('tenant_version');
	RETURN NEW;
END $$;

CREATE TRIGGER tenant_changed BEFORE INSERT OR UPDATE ON tenant
	FOR EACH ROW EXECUTE FUNCTION raise_tenant_version();

CREATE FUNCTION touch_tenant_of_host() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE tenant SET version = version WHERE tenant_id IN (OLD.tenant_id, NEW.tenant_id);
	RETURN NULL;
END $$;

CREATE TRIGGER tenant_host_changed AFTER INSERT OR UPDATE OR DELETE ON tenant_host
	FOR EACH ROW EXECUTE FUNCTION touch_tenant_of_host();
