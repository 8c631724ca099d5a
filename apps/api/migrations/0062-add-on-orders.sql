-- Orders that add to another one, found by the order they add to.
CREATE INDEX add_on_orders ON shop_order (tenant_id, (snapshot #>> '{cart,orderNumber}'))
	WHERE snapshot #>> '{cart,mode}' = 'ADDON';
