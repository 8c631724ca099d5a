-- What picking systems have said, by the id each message was signed with. A message that comes again
-- changes nothing, and its id is good for no other one.
CREATE TABLE order_report (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	nonce text NOT NULL CHECK (length(nonce) BETWEEN 1 AND 200),
	order_number bigint NOT NULL,
	purpose text NOT NULL,
	-- SHA-256 of what was said.
	digest bytea NOT NULL,
	received_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, nonce)
);
CREATE INDEX order_report_by_age ON order_report (received_at);
