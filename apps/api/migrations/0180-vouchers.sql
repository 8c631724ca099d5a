ALTER TABLE content_document DROP CONSTRAINT content_document_kind_check;
ALTER TABLE content_document ADD CONSTRAINT content_document_kind_check CHECK (
	kind IN (
		'page', 'route-page', 'config', 'recipe', 'publication', 'pesticides', 'search-banner',
		'redirect', 'voucher'
	)
);

-- Personal vouchers that members of our own programme have been given.
CREATE TABLE loyalty_promotion (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	promotion_id text NOT NULL,
	granted_at timestamptz NOT NULL DEFAULT now(),
	-- NULL: the member has not activated it yet.
	activated_at timestamptz,
	PRIMARY KEY (tenant_id, customer_id, promotion_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES loyalty_member ON DELETE CASCADE
);
COMMENT ON TABLE loyalty_promotion IS 'Personal vouchers that members have been given, and whether they have activated them.';
