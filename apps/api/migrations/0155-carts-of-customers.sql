-- The newest cart of a customer, in any state.
CREATE INDEX cart_history ON cart (tenant_id, customer_id, created_at DESC)
	WHERE customer_id IS NOT NULL;
COMMENT ON TABLE cart IS 'A cart: owner (customer or token of a browser), status, version, addresses and preferences.';
