-- A closed shop answers nobody, but its books stay: orders and invoices refer to it for years.
ALTER TABLE tenant ADD COLUMN closed_at timestamptz;
COMMENT ON COLUMN tenant.closed_at IS
	'Since when the shop is closed: it has no hosts, and its orders and invoices are kept as the law asks.';

-- References to a tenant cascade. Changing those of large tables would lock them, and a new table
-- could forget it; this holds for all of them, and for a statement typed by an operator.
CREATE FUNCTION keep_books() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM invoice WHERE tenant_id = OLD.tenant_id)
		OR EXISTS (SELECT FROM shop_order WHERE tenant_id = OLD.tenant_id)
		OR EXISTS (SELECT FROM gift_card WHERE tenant_id = OLD.tenant_id)
	THEN
		RAISE EXCEPTION 'tenant % has orders, invoices or gift cards: close it instead', OLD.tenant_id
			USING ERRCODE = 'restrict_violation';
	END IF;
	RETURN OLD;
END $$;

CREATE TRIGGER books_are_kept BEFORE DELETE ON tenant
	FOR EACH ROW EXECUTE FUNCTION keep_books();
