-- Orders that staff place for somebody on the phone are ordinary carts until then. They have no
-- token and no customer_id, so they are beside the customer's own cart, which stays as it is.
ALTER TABLE cart
	ADD COLUMN placed_by uuid,
	-- The customer; null for a guest.
	ADD COLUMN placed_for text,
	ADD FOREIGN KEY (tenant_id, placed_by) REFERENCES staff ON DELETE SET NULL (placed_by),
	ADD CHECK (placed_for IS NULL OR customer_id IS NULL);
CREATE INDEX cart_placed_for ON cart (tenant_id, placed_for) WHERE placed_for IS NOT NULL;
CREATE INDEX cart_placed_by ON cart (tenant_id, placed_by) WHERE placed_by IS NOT NULL;

-- The worker may place the order when the API has died in between, and may write no audit entry but
-- this one.
CREATE FUNCTION audit_placed_order() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
	INSERT INTO audit_entry (tenant_id, staff_id, staff_name, action, subject, after, request_id)
	SELECT NEW.tenant_id, staff.staff_id, staff.name, 'order.placedByStaff',
		'order:' || NEW.order_number, jsonb_build_object('amount', NEW.total_cents),
		NEW.attempt_id::text
	FROM cart JOIN staff ON staff.tenant_id = cart.tenant_id AND staff.staff_id = cart.placed_by
	WHERE cart.tenant_id = NEW.tenant_id AND cart.cart_id = NEW.cart_id;
	RETURN NULL;
END $$;
CREATE TRIGGER order_placed_by_staff AFTER INSERT ON shop_order
	FOR EACH ROW EXECUTE FUNCTION audit_placed_order();

COMMENT ON TABLE cart IS 'A cart: owner (customer, token of a browser or the member of staff who places it), status, version, addresses and preferences.';
