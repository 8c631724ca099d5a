ALTER TABLE shop_order
	-- Of the snapshot, which is too large to be read for a filter.
	ADD COLUMN distribution_type text CHECK (distribution_type IN ('DELIVERY', 'CLICK_AND_COLLECT'));
UPDATE shop_order SET distribution_type = snapshot #>> '{cart,distributionAddress,distributionType}';
CREATE INDEX order_of_customer
	ON shop_order (tenant_id, customer_id, placed_at DESC, order_number DESC)
	INCLUDE (distribution_type, status) WHERE customer_id IS NOT NULL;
-- Orders a guest may claim after registering with the same mailbox.
CREATE INDEX order_of_mailbox ON shop_order (tenant_id, lower(coalesce(
	nullif(snapshot #>> '{cart,billingAddress,email}', ''),
	snapshot #>> '{cart,distributionAddress,email}'
))) WHERE customer_id IS NULL;
