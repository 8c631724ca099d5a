-- Managers set up webhook endpoints. An endpoint is theirs unless an operator says otherwise, and only
-- an operator's may be in a private network: no process can write `is_public_only`.
ALTER TABLE order_webhook
	ADD COLUMN is_public_only boolean NOT NULL DEFAULT true,
	ADD COLUMN version int NOT NULL DEFAULT 1,
	ADD COLUMN previous_secret text,
	ADD COLUMN previous_secret_until timestamptz;
UPDATE order_webhook SET is_public_only = false;
ALTER TABLE order_webhook
	ADD CHECK (NOT is_public_only OR url ~ '^https://'),
	ADD CHECK ((previous_secret IS NULL) = (previous_secret_until IS NULL));

-- The former secret signs beside the new one for a day, so that receivers can change theirs without a
-- gap. A trigger keeps it: the API, which replaces secrets, cannot read them.
CREATE FUNCTION keep_previous_webhook_secret() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.previous_secret := OLD.secret;
	NEW.previous_secret_until := now() + interval '1 day';
	RETURN NEW;
END $$;
CREATE TRIGGER webhook_secret_changed BEFORE UPDATE OF secret ON order_webhook
	FOR EACH ROW WHEN (NEW.secret <> OLD.secret) EXECUTE FUNCTION keep_previous_webhook_secret();
