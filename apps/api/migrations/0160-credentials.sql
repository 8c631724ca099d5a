-- More ways to sign in, and what protects them.
ALTER TABLE customer
	ADD COLUMN is_two_step boolean NOT NULL DEFAULT false,
	-- When the account will be deleted; null unless the customer asked for it.
	ADD COLUMN deletion_at timestamptz;
CREATE INDEX customer_deletion ON customer (deletion_at) WHERE deletion_at IS NOT NULL;

CREATE TABLE customer_passkey (
	tenant_id text NOT NULL,
	passkey_id uuid NOT NULL DEFAULT gen_random_uuid(),
	customer_id uuid NOT NULL,
	-- Given by the authenticator; unique in a shop, so that it names one customer.
	credential_id bytea NOT NULL CHECK (length(credential_id) BETWEEN 1 AND 1023),
	public_key bytea NOT NULL CHECK (length(public_key) <= 4000),
	-- Signatures so far; 0 for authenticators that do not count.
	sign_count bigint NOT NULL DEFAULT 0,
	transports text[] NOT NULL DEFAULT '{}',
	name text NOT NULL CHECK (length(name) <= 60),
	is_synced boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL DEFAULT now(),
	last_used_at timestamptz,
	PRIMARY KEY (tenant_id, passkey_id),
	UNIQUE (tenant_id, credential_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX customer_passkey_of ON customer_passkey (tenant_id, customer_id);
COMMENT ON TABLE customer_passkey IS 'Public keys with which a customer signs in; the private ones never leave their devices.';

CREATE TABLE passkey_challenge (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	challenge_hash bytea NOT NULL CHECK (length(challenge_hash) = 32),
	-- The browser that asked; no other may answer.
	visit_hash bytea NOT NULL CHECK (length(visit_hash) = 32),
	-- The customer who adds a passkey; null for a sign-in.
	customer_id uuid,
	expires_at timestamptz NOT NULL,
	PRIMARY KEY (tenant_id, challenge_hash),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX passkey_challenge_age ON passkey_challenge (expires_at);
CREATE INDEX passkey_challenge_of ON passkey_challenge (tenant_id, customer_id);
COMMENT ON TABLE passkey_challenge IS 'Random values that passkeys sign, each for one browser and one answer.';

CREATE TABLE customer_login_code (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	-- In lower case.
	email text NOT NULL CHECK (length(email) <= 254),
	-- The browser that asked: strangers can neither use a code nor use up its tries.
	visit_hash bytea NOT NULL CHECK (length(visit_hash) = 32),
	-- Null for addresses without an account.
	customer_id uuid,
	-- Keyed, since a million codes are quickly tried.
	code_hash bytea NOT NULL CHECK (length(code_hash) = 32),
	tries smallint NOT NULL DEFAULT 0,
	expires_at timestamptz NOT NULL,
	PRIMARY KEY (tenant_id, email, visit_hash),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX customer_login_code_age ON customer_login_code (expires_at);
CREATE INDEX customer_login_code_of ON customer_login_code (tenant_id, customer_id);
COMMENT ON TABLE customer_login_code IS 'Codes sent by email to sign in with, each for one browser.';

CREATE TABLE customer_device (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	-- SHA-256 of the cookie.
	device_hash bytea NOT NULL CHECK (length(device_hash) = 32),
	last_used_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id, device_hash),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX customer_device_age ON customer_device (last_used_at);
COMMENT ON TABLE customer_device IS 'Browsers in which a customer has signed in before; attacks on the account do not affect them.';

CREATE TABLE customer_email_change (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	new_email text NOT NULL CHECK (length(new_email) BETWEEN 3 AND 254),
	old_token_hash bytea NOT NULL CHECK (length(old_token_hash) = 32),
	new_token_hash bytea NOT NULL CHECK (length(new_token_hash) = 32),
	is_old_confirmed boolean NOT NULL DEFAULT false,
	is_new_confirmed boolean NOT NULL DEFAULT false,
	expires_at timestamptz NOT NULL,
	PRIMARY KEY (tenant_id, customer_id),
	UNIQUE (tenant_id, old_token_hash),
	UNIQUE (tenant_id, new_token_hash),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES customer ON DELETE CASCADE
);
CREATE INDEX customer_email_change_age ON customer_email_change (expires_at);
COMMENT ON TABLE customer_email_change IS 'A new address of a customer until both mailboxes have confirmed it.';

-- Addresses now change in a table of their own.
ALTER TABLE customer_token
	DROP CONSTRAINT customer_token_purpose_check,
	ADD CONSTRAINT customer_token_purpose_check CHECK (purpose IN ('registration', 'password-reset'));
COMMENT ON TABLE customer_token IS 'Single-use links sent by email: confirm a registration, reset a password.';
