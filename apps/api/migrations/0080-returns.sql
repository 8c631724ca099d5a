-- Goods that came back after a withdrawal, and the money that goes back for them. Apart from the
-- withdrawals, which are evidence and do not change.
CREATE TABLE order_return (
	tenant_id text NOT NULL,
	order_number bigint NOT NULL,
	-- Of the withdrawal.
	number int NOT NULL,
	refund_cents int NOT NULL CHECK (refund_cents >= 0),
	-- The number of the refund among the questions to the provider; null when people pay it back.
	operation int,
	returned_at timestamptz NOT NULL DEFAULT now(),
	-- When the provider has paid it back, or when it was handed to people.
	settled_at timestamptz,
	PRIMARY KEY (tenant_id, order_number, number),
	FOREIGN KEY (tenant_id, order_number, number) REFERENCES order_withdrawal ON DELETE CASCADE
);

ALTER TABLE order_event
	DROP CONSTRAINT order_event_type_check,
	ADD CONSTRAINT order_event_type_check CHECK (type IN
		('order.placed', 'order.moved', 'order.cancelled', 'order.picking', 'order.picked',
		'order.on_its_way', 'order.delivered', 'order.withdrawn', 'order.refunded'));

-- Whatever was decided and may not have happened yet, money taken or given back.
DROP INDEX capture_unknown;
CREATE INDEX money_unknown ON payment_operation (operation, started_at)
	WHERE operation IN ('capture', 'refund') AND outcome = 'unknown';
