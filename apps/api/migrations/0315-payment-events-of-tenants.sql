-- A shop with an account of its own at a payment provider gets its events by itself.
ALTER TABLE payment_event ADD COLUMN tenant_id text REFERENCES tenant ON DELETE CASCADE;
COMMENT ON COLUMN payment_event.tenant_id IS
	'Whose account signed it; null for the accounts of the installation.';
