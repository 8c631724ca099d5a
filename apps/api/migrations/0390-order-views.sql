-- Views of the list of orders that staff saved: filters and an order, no search, which names people.
CREATE TABLE order_view (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	view_id uuid NOT NULL DEFAULT gen_random_uuid(),
	-- Who saved it; a shared one belongs to the shop.
	staff_id uuid NOT NULL,
	name text NOT NULL CHECK (name <> ''),
	is_shared boolean NOT NULL,
	base text NOT NULL,
	status text,
	unit text,
	sort text NOT NULL,
	version int NOT NULL DEFAULT 1,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, view_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX order_view_of ON order_view (tenant_id, staff_id);

COMMENT ON TABLE order_view IS 'Saved views of the list of orders, of one person or shared with the shop.';

-- The list can be sorted by window, and continues after the last order seen.
UPDATE shop_order SET window_starts_at = (snapshot #>> '{cart,distributionWindow,start}')::timestamptz
WHERE window_starts_at IS NULL;
CREATE INDEX order_desk_by_window_order ON shop_order (tenant_id, window_starts_at, order_number);
DROP INDEX order_desk_by_window;
