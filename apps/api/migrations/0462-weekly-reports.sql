-- Who gets the report of a week by email, on the Monday after it.
CREATE TABLE report_subscription (
	tenant_id text NOT NULL,
	staff_id uuid NOT NULL,
	-- Monday of the week that was reported last. A new subscription starts with the week it begins in.
	sent_week date NOT NULL,
	PRIMARY KEY (tenant_id, staff_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
COMMENT ON TABLE report_subscription IS 'Staff who get the report of each week by email.';
