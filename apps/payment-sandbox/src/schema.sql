-- The provider's own ledger. It shares a server with the shop and nothing else: the shop never
-- reads it, so that tests can reconcile the two.
CREATE SCHEMA IF NOT EXISTS payment_sandbox;
SET LOCAL search_path TO payment_sandbox;

CREATE TABLE IF NOT EXISTS payment (
	payment_id text PRIMARY KEY,
	reference text NOT NULL,
	method text NOT NULL,
	status text NOT NULL DEFAULT 'open',
	asked_cents int NOT NULL CHECK (asked_cents > 0),
	authorised_cents int NOT NULL DEFAULT 0 CHECK (authorised_cents >= 0),
	captured_cents int NOT NULL DEFAULT 0,
	refunded_cents int NOT NULL DEFAULT 0,
	currency text NOT NULL,
	locale text NOT NULL,
	shop_name text NOT NULL,
	return_url text NOT NULL,
	customer text,
	save_method boolean NOT NULL,
	saved_method_id text,
	-- Brand, last four digits and expiry; a full card number is never stored.
	card jsonb,
	error_code text,
	wrong_codes int NOT NULL DEFAULT 0,
	script jsonb NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	CHECK (captured_cents BETWEEN 0 AND authorised_cents),
	CHECK (refunded_cents BETWEEN 0 AND captured_cents)
);
CREATE INDEX IF NOT EXISTS payment_by_age ON payment (created_at DESC);

CREATE TABLE IF NOT EXISTS ledger_entry (
	entry_id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
	payment_id text NOT NULL REFERENCES payment,
	kind text NOT NULL CHECK (kind IN ('authorise', 'capture', 'void', 'refund')),
	cents int NOT NULL CHECK (cents > 0),
	-- Null when the payer acted on the hosted page.
	idempotency_key text,
	entered_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS ledger_by_payment ON ledger_entry (payment_id);
CREATE OR REPLACE RULE ledger_stays AS ON UPDATE TO ledger_entry DO INSTEAD NOTHING;
CREATE OR REPLACE RULE ledger_is_kept AS ON DELETE TO ledger_entry DO INSTEAD NOTHING;

CREATE TABLE IF NOT EXISTS call (
	idempotency_key text PRIMARY KEY,
	operation text NOT NULL,
	request_hash text NOT NULL,
	payment_id text,
	status int,
	answer jsonb,
	times int NOT NULL DEFAULT 1,
	called_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE IF NOT EXISTS event (
	event_id text PRIMARY KEY,
	payment_id text NOT NULL REFERENCES payment,
	body text NOT NULL,
	copies int NOT NULL DEFAULT 1,
	due_at timestamptz NOT NULL,
	tries int NOT NULL DEFAULT 0,
	delivered_at timestamptz,
	created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS event_waiting ON event (due_at) WHERE delivered_at IS NULL;

CREATE TABLE IF NOT EXISTS saved_method (
	saved_method_id text PRIMARY KEY,
	customer text NOT NULL,
	method text NOT NULL,
	card jsonb
);
ALTER TABLE saved_method ADD COLUMN IF NOT EXISTS asks_bank boolean NOT NULL DEFAULT false;

-- The script for upcoming payments; a single row.
CREATE TABLE IF NOT EXISTS next_script (
	only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
	script jsonb NOT NULL
);
