-- An operation that keeps failing makes way for the others: each retry waits longer than the one before.
ALTER TABLE payment_operation
	ADD COLUMN try_count int NOT NULL DEFAULT 0,
	ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now() + interval '15 seconds';

DROP INDEX money_unknown;
CREATE INDEX money_due ON payment_operation (operation, next_try_at)
	WHERE operation IN ('capture', 'refund') AND outcome = 'unknown';
