ALTER TABLE content_document DROP CONSTRAINT content_document_kind_check;
ALTER TABLE content_document ADD CONSTRAINT content_document_kind_check CHECK (
	kind IN (
		'page', 'route-page', 'config', 'recipe', 'publication', 'pesticides', 'search-banner', 'redirect'
	)
);

-- Pictures of editors in every size, so that the shop can show them while the content system is away.
CREATE TABLE content_picture (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	key text NOT NULL CHECK (length(key) <= 100),
	version bigint NOT NULL CHECK (version > 0),
	-- NULL: taken off the shop; see content_document.
	bytes bytea,
	PRIMARY KEY (tenant_id, key)
);
-- Pictures are compressed already.
ALTER TABLE content_picture ALTER COLUMN bytes SET STORAGE EXTERNAL;
