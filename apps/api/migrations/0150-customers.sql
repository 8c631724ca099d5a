-- Customers and how they sign in. A guest needs none of these rows.
CREATE TABLE customer (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	customer_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- As the customer spells it; spellings that differ only in case are one account.
	email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
	salutation text CHECK (salutation IN ('Company', 'Family', 'Female', 'Male')),
	academic_title text NOT NULL DEFAULT '' CHECK (length(academic_title) <= 15),
	first_name text NOT NULL DEFAULT '' CHECK (length(first_name) <= 24),
	last_name text NOT NULL DEFAULT '' CHECK (length(last_name) <= 24),
	birthdate date,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id)
);
CREATE UNIQUE INDEX customer_email ON customer (tenant_id, lower(email));
COMMENT ON TABLE customer IS 'A shopper with an account in one shop.';

CREATE TABLE customer_credential (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	-- A PHC string: algorithm, parameters, salt and hash.
	password_hash text NOT NULL,
	changed_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
COMMENT ON TABLE customer_credential IS 'Password of a customer, hashed with argon2id; absent for customers without a password.';

CREATE TABLE customer_session (
	tenant_id text NOT NULL,
	-- SHA-256 of the cookie, so that a leaked table opens no session.
	token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
	session_id uuid NOT NULL DEFAULT gen_random_uuid(),
	customer_id uuid NOT NULL,
	device text NOT NULL DEFAULT '' CHECK (length(device) <= 120),
	created_at timestamptz NOT NULL DEFAULT now(),
	last_seen_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, token_hash),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX customer_session_of ON customer_session (tenant_id, customer_id);
CREATE INDEX customer_session_age ON customer_session (last_seen_at);
COMMENT ON TABLE customer_session IS 'Browsers a customer is signed in with; the cookie holds the token, the table its hash.';

-- Links and codes sent by email. Deleted when used, so that each works once.
CREATE TABLE customer_token (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	token_hash bytea NOT NULL CHECK (length(token_hash) = 32),
	purpose text NOT NULL CHECK (purpose IN ('registration', 'password-reset', 'email-change')),
	-- The mailbox the link was sent to, in lower case.
	email text NOT NULL,
	-- Null until a registration is confirmed.
	customer_id uuid,
	-- What the link confirms: the registration form or the new address.
	payload jsonb NOT NULL DEFAULT '{}',
	created_at timestamptz NOT NULL DEFAULT now(),
	expires_at timestamptz NOT NULL,
	PRIMARY KEY (tenant_id, token_hash),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX customer_token_of ON customer_token (tenant_id, email, purpose);
CREATE INDEX customer_token_age ON customer_token (expires_at);
COMMENT ON TABLE customer_token IS 'Single-use links sent by email: confirm a registration, reset a password, change an address.';
