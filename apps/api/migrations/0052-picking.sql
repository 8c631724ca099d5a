ALTER TABLE shop_order
	-- What really came into the bag and what it costs; null until it is packed.
	ADD COLUMN picked jsonb;

-- Money that was decided to be taken and may not have been taken yet.
CREATE INDEX capture_unknown ON payment_operation (started_at)
	WHERE operation = 'capture' AND outcome = 'unknown';
