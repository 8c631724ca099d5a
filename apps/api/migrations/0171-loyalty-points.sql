-- Points of members. Append-only: a balance is the sum of its entries, and a correction is another
-- entry.
CREATE TABLE loyalty_entry (
	tenant_id text NOT NULL,
	customer_id uuid NOT NULL,
	entry_id bigint GENERATED ALWAYS AS IDENTITY,
	amount int NOT NULL CHECK (amount <> 0),
	order_number bigint NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, customer_id, entry_id),
	FOREIGN KEY (tenant_id, customer_id) REFERENCES loyalty_member ON DELETE CASCADE
);
CREATE INDEX loyalty_entry_of_order ON loyalty_entry (tenant_id, customer_id, order_number)
	INCLUDE (amount);
COMMENT ON TABLE loyalty_entry IS 'Ledger of loyalty points: what each order has earned, and what was taken back.';

CREATE FUNCTION refuse_update() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'entries of % never change', TG_TABLE_NAME;
END $$;
CREATE TRIGGER loyalty_entry_append_only BEFORE UPDATE ON loyalty_entry
	FOR EACH ROW EXECUTE FUNCTION refuse_update();
