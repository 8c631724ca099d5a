-- What visitors write to the shop.
CREATE TABLE contact_message (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	message_id uuid NOT NULL DEFAULT gen_random_uuid(),
	fields jsonb NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, message_id)
);
CREATE INDEX contact_message_age ON contact_message (created_at);

CREATE TABLE contact_upload (
	tenant_id text NOT NULL,
	message_id uuid NOT NULL,
	position smallint NOT NULL CHECK (position BETWEEN 1 AND 3),
	name text NOT NULL CHECK (length(name) <= 200),
	type text NOT NULL CHECK (type IN ('application/pdf', 'image/jpeg', 'image/png')),
	bytes bytea NOT NULL CHECK (length(bytes) <= 10000000),
	PRIMARY KEY (tenant_id, message_id, position),
	FOREIGN KEY (tenant_id, message_id) REFERENCES contact_message ON DELETE CASCADE
);
-- Such files are compressed already.
ALTER TABLE contact_upload ALTER COLUMN bytes SET STORAGE EXTERNAL;

CREATE TABLE questionnaire_answer (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	answer_id uuid NOT NULL DEFAULT gen_random_uuid(),
	questionnaire text NOT NULL,
	answers jsonb NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, answer_id)
);
CREATE INDEX questionnaire_answer_name ON questionnaire_answer (tenant_id, questionnaire, created_at);

CREATE TABLE newsletter_subscription (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	email text NOT NULL CHECK (email = lower(email)),
	topics text[] NOT NULL DEFAULT '{}',
	confirmed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, email)
);

-- Wishes whose link in the mail nobody has followed yet.
CREATE TABLE newsletter_wish (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	email text NOT NULL CHECK (email = lower(email)),
	purpose text NOT NULL CHECK (purpose IN ('subscribe', 'unsubscribe')),
	topics text[] NOT NULL DEFAULT '{}',
	token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, email, purpose)
);
CREATE UNIQUE INDEX newsletter_wish_token ON newsletter_wish (tenant_id, token_hash);
CREATE INDEX newsletter_wish_age ON newsletter_wish (created_at);
