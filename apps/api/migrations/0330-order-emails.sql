-- Emails about an order, as they were sent.
CREATE TABLE order_email (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	email_id uuid NOT NULL,
	order_number bigint NOT NULL,
	-- The order event that it is about.
	type text NOT NULL,
	recipient text NOT NULL,
	subject text NOT NULL,
	-- HTML and text, compressed, encrypted with a key that is not in the database; its links open nothing.
	sealed_body text NOT NULL,
	-- Who sent it again; null: the worker, when it happened.
	staff_id uuid,
	-- `sent`: the mail server accepted it; `refused`: it never will.
	state text NOT NULL DEFAULT 'queued' CHECK (state IN ('queued', 'sent', 'refused')),
	queued_at timestamptz NOT NULL DEFAULT now(),
	settled_at timestamptz,
	PRIMARY KEY (tenant_id, email_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX order_email_of ON order_email (tenant_id, order_number, queued_at);

CREATE FUNCTION delete_order_emails() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM order_email WHERE tenant_id = NEW.tenant_id AND order_number = NEW.order_number;
	RETURN NULL;
END $$;
CREATE TRIGGER order_emails_erased AFTER UPDATE OF erased_at ON shop_order
	FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION delete_order_emails();

COMMENT ON TABLE order_email IS 'Emails about an order as they were sent, the body encrypted with `ORDER_SECRET`; deleted when the order loses its person.';
