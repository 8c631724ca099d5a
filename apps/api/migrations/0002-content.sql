-- What the content system has published, ready to be read by the shop.
CREATE TABLE content_document (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	kind text NOT NULL CHECK (kind IN ('page', 'route-page', 'config')),
	key text NOT NULL CHECK (length(key) <= 200),
	version bigint NOT NULL CHECK (version > 0),
	-- NULL: taken off the shop. The row stays, so that an older publication arriving late is refused.
	document jsonb,
	published_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, kind, key)
);
