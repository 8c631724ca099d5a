-- Managers enter the secrets of their shop's payment accounts. Nobody changes what they have not seen.
ALTER TABLE tenant_secret ADD COLUMN version int NOT NULL DEFAULT 1;
CREATE FUNCTION count_secret_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;
CREATE TRIGGER secret_version BEFORE UPDATE ON tenant_secret
	FOR EACH ROW EXECUTE FUNCTION count_secret_version();
COMMENT ON TABLE tenant_secret IS
	'Secrets of a shop, encrypted with a key of `TENANT_SECRET_KEYS` and bound to shop and name. Written by `pnpm tenants secret`; payment accounts by managers, too.';

-- The API writes no other secret: those of picking and feeds are the operators'. Version 0 stands for
-- no row, null (of the control tests) for any. Returns false if somebody was faster.
CREATE FUNCTION write_payment_secret(
	of_tenant text, with_key text, new_sealed text, from_version int
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	IF from_version = 0 THEN
		INSERT INTO tenant_secret (tenant_id, name, key_id, sealed)
		VALUES (of_tenant, 'payment', with_key, new_sealed) ON CONFLICT DO NOTHING;
	ELSE
		UPDATE tenant_secret SET key_id = with_key, sealed = new_sealed, changed_at = now()
		WHERE tenant_id = of_tenant AND name = 'payment'
			AND version = coalesce(from_version, version);
	END IF;
	RETURN FOUND;
END $$;
CREATE FUNCTION delete_payment_secret(of_tenant text, from_version int)
	RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	DELETE FROM tenant_secret
	WHERE tenant_id = of_tenant AND name = 'payment' AND version = coalesce(from_version, version);
	RETURN FOUND;
END $$;
REVOKE EXECUTE ON FUNCTION write_payment_secret(text, text, text, int),
	delete_payment_secret(text, int) FROM PUBLIC;

-- Whether an account of a shop still holds payments. Accounts of shops have a dot in their names.
CREATE INDEX attempt_of_own_account ON payment_attempt (tenant_id, provider)
	WHERE provider LIKE '%.%';
