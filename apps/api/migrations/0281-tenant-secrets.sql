-- Secrets that a shop shares with its own systems and providers, so that those of one shop open
-- nothing at another.
CREATE TABLE tenant_secret (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	name text NOT NULL CHECK (name ~ '^[a-z][a-z-]{1,30}$'),
	-- Which of the installation's keys encrypts it.
	key_id text NOT NULL,
	sealed text NOT NULL,
	changed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, name)
);
COMMENT ON TABLE tenant_secret IS
	'Secrets of a shop, encrypted with a key of `TENANT_SECRET_KEYS` and bound to shop and name. Written by `pnpm tenants secret`.';
