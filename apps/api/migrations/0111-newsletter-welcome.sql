-- Who has been given something for a first subscription: leaving and coming back earns nothing.
CREATE TABLE newsletter_welcome (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	-- Hash of the mailbox in its one spelling.
	mailbox_key text NOT NULL,
	code text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, mailbox_key)
);
