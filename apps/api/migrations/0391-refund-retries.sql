-- A declined refund is tried again under a number and key of its own, once.
ALTER TABLE payment_operation
	ADD COLUMN retry_of int,
	ADD FOREIGN KEY (tenant_id, attempt_id, operation, retry_of) REFERENCES payment_operation
		ON DELETE CASCADE;
CREATE UNIQUE INDEX operation_retried_once
	ON payment_operation (tenant_id, attempt_id, operation, retry_of) WHERE retry_of IS NOT NULL;
