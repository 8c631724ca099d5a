-- A customer has one living cart on all devices; no browser holds a token for it.
CREATE UNIQUE INDEX cart_by_customer ON cart (tenant_id, customer_id)
	WHERE status IN ('OPEN', 'FINALIZED') AND customer_id IS NOT NULL;
DROP INDEX cart_of_customer;
