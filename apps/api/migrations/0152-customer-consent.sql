-- Personal offers need consent, so nothing is allowed until the customer says so.
ALTER TABLE customer
	ADD COLUMN personal_email_allowed boolean NOT NULL DEFAULT false,
	ADD COLUMN personal_mail_allowed boolean NOT NULL DEFAULT false,
	ADD COLUMN personal_sms_allowed boolean NOT NULL DEFAULT false,
	ADD COLUMN communication_changed_at timestamptz,
	-- A link sent to the mailbox was opened; null while nobody has proven to own it.
	ADD COLUMN email_confirmed_at timestamptz;
