-- Where a shop's other systems want to hear of its orders. Kept apart from the tenant's
-- configuration, which every browser may read.
CREATE TABLE order_webhook (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	webhook_id uuid NOT NULL DEFAULT gen_random_uuid() PRIMARY KEY,
	url text NOT NULL CHECK (url ~ '^https?://'),
	secret text NOT NULL,
	-- Kinds of events; empty means all of them.
	types text[] NOT NULL DEFAULT '{}',
	-- An endpoint that answers 410 is asked no more.
	is_active boolean NOT NULL DEFAULT true,
	created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX order_webhook_by_tenant ON order_webhook (tenant_id);

-- How it went, for whoever has to find out why a system knows nothing of an order.
CREATE TABLE order_webhook_delivery (
	event_id bigint NOT NULL REFERENCES order_event ON DELETE CASCADE,
	webhook_id uuid NOT NULL REFERENCES order_webhook ON DELETE CASCADE,
	tries int NOT NULL DEFAULT 0,
	-- The status that was answered, or what went wrong on the way.
	last_answer text,
	delivered_at timestamptz,
	PRIMARY KEY (event_id, webhook_id)
);
CREATE INDEX order_webhook_delivery_waiting ON order_webhook_delivery (webhook_id)
	WHERE delivered_at IS NULL;
