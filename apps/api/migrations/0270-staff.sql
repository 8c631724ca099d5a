-- People of the back office. An address has one account, so that it alone says which shop to enter.
CREATE TABLE staff (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	staff_id uuid NOT NULL DEFAULT gen_random_uuid(),
	email text NOT NULL CHECK (email = lower(email)),
	name text NOT NULL,
	roles text[] NOT NULL CHECK (cardinality(roles) > 0),
	-- Null: every unit of the shop.
	units text[] CHECK (cardinality(units) > 0),
	-- Null until the invitation is accepted.
	password_hash text,
	is_active boolean NOT NULL DEFAULT true,
	version int NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, staff_id)
);
CREATE UNIQUE INDEX staff_by_email ON staff (email);

CREATE TABLE staff_invitation (
	tenant_id text NOT NULL,
	staff_id uuid NOT NULL,
	token_hash bytea NOT NULL UNIQUE,
	expires_at timestamptz NOT NULL,
	PRIMARY KEY (tenant_id, staff_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);

-- Apart from staff: whatever lists people cannot expose a secret.
CREATE TABLE staff_totp (
	tenant_id text NOT NULL,
	staff_id uuid NOT NULL,
	-- Encrypted with a key that is not in the database.
	secret text NOT NULL,
	confirmed_at timestamptz,
	-- A code works once: only later time steps are accepted.
	last_step bigint NOT NULL DEFAULT 0,
	recovery_hashes text[] NOT NULL DEFAULT '{}',
	PRIMARY KEY (tenant_id, staff_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);

CREATE TABLE staff_passkey (
	tenant_id text NOT NULL,
	passkey_id uuid NOT NULL DEFAULT gen_random_uuid(),
	staff_id uuid NOT NULL,
	credential_id bytea NOT NULL UNIQUE,
	public_key bytea NOT NULL,
	sign_count bigint NOT NULL DEFAULT 0,
	transports text[] NOT NULL DEFAULT '{}',
	name text NOT NULL,
	is_synced boolean NOT NULL DEFAULT false,
	created_at timestamptz NOT NULL DEFAULT now(),
	last_used_at timestamptz,
	PRIMARY KEY (tenant_id, passkey_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX staff_passkey_of ON staff_passkey (tenant_id, staff_id);

-- Without a tenant: before the sign-in, nobody knows the shop.
CREATE TABLE staff_challenge (
	challenge_hash bytea PRIMARY KEY,
	-- The browser that asked.
	visit_hash bytea NOT NULL,
	-- Who adds a passkey; null for a sign-in.
	staff_id uuid,
	expires_at timestamptz NOT NULL
);

CREATE TABLE staff_session (
	tenant_id text NOT NULL,
	token_hash bytea NOT NULL UNIQUE,
	staff_id uuid NOT NULL,
	-- Whether a second factor was shown; without one, the session opens nothing but its setup.
	is_strong boolean NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	last_seen_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, token_hash),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX staff_session_of ON staff_session (tenant_id, staff_id);

-- Who changed what, written with the change itself.
CREATE TABLE audit_entry (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	entry_id bigint GENERATED ALWAYS AS IDENTITY,
	at timestamptz NOT NULL DEFAULT now(),
	-- Null: done on the command line.
	staff_id uuid,
	-- As it was then.
	staff_name text NOT NULL,
	action text NOT NULL,
	subject text NOT NULL,
	before jsonb,
	after jsonb,
	request_id text NOT NULL,
	PRIMARY KEY (tenant_id, entry_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX audit_entry_by_staff ON audit_entry (tenant_id, staff_id, entry_id DESC);
CREATE INDEX audit_entry_by_subject ON audit_entry (tenant_id, subject, entry_id DESC);

CREATE FUNCTION keep_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'an audit entry does not change';
END $$;
CREATE TRIGGER audit_entry_is_kept BEFORE UPDATE ON audit_entry
	FOR EACH ROW EXECUTE FUNCTION keep_audit_entry();

COMMENT ON TABLE staff IS 'People of the back office with their roles and units. An address has one account, in one shop.';
COMMENT ON TABLE staff_invitation IS 'Open invitations, one per person; only the hash of the link is stored.';
COMMENT ON TABLE staff_totp IS 'Authenticator apps and recovery codes of staff, encrypted and hashed with `STAFF_SECRET`.';
COMMENT ON TABLE staff_passkey IS 'Passkeys of staff; they belong to the host of the back office.';
COMMENT ON TABLE staff_challenge IS 'Challenges of passkeys, answered once by the browser that asked.';
COMMENT ON TABLE staff_session IS 'Sessions of the back office, apart from those of customers. Without a second factor they open nothing but its setup.';
COMMENT ON TABLE audit_entry IS 'Who changed what in the back office, written in the transaction of the change. Never updated.';
