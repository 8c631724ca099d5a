-- Orders of a window by status, from the index alone: only the snapshot tells add-ons.
CREATE INDEX order_desk_of_window ON shop_order (tenant_id, window_starts_at, window_id, status)
	WHERE (snapshot #>> '{cart,mode}') IS DISTINCT FROM 'ADDON';

-- The windows of a day, of all units and stores.
CREATE INDEX time_window_of_day ON time_window (tenant_id, starts_at);

-- Whether an order was on time, without its other events.
CREATE INDEX order_event_delivered ON order_event (tenant_id, order_number) INCLUDE (occurred_at)
	WHERE type = 'order.delivered';

-- Products that are new, and how many.
CREATE INDEX product_desk_new ON product (tenant_id, listed_on);

-- Orders that wait for a picker, by window: few among those of the last weeks.
CREATE INDEX order_to_pick ON shop_order (tenant_id, window_starts_at, order_number)
	WHERE status IN ('PLACED', 'PICKING');
