-- Tables and columns take the names the code uses. Renames lock each table for an instant only.
ALTER TABLE shelf RENAME COLUMN shelf TO listing;
ALTER TABLE shelf_facet RENAME COLUMN shelf TO listing;
ALTER TABLE shelf_region RENAME COLUMN shelf TO listing;
ALTER TABLE shelf_region_facet RENAME COLUMN shelf TO listing;
ALTER TABLE shelf_pending RENAME COLUMN shelf TO listing;
ALTER TABLE shelf_board RENAME COLUMN shelf TO listing;
ALTER TABLE shelf_board RENAME COLUMN board TO chunk;

ALTER TABLE shelf RENAME TO listing;
ALTER TABLE shelf_facet RENAME TO listing_facet;
ALTER TABLE shelf_region RENAME TO listing_region;
ALTER TABLE shelf_region_facet RENAME TO listing_region_facet;
ALTER TABLE shelf_pending RENAME TO listing_pending;
ALTER TABLE shelf_board RENAME TO listing_chunk;

ALTER TABLE newsletter_wish RENAME TO newsletter_request;

ALTER TABLE payment_attempt RENAME COLUMN wish TO checkout_request;
ALTER TABLE payment_attempt RENAME COLUMN looks TO poll_count;
ALTER TABLE payment_attempt RENAME COLUMN look_at TO next_poll_at;
ALTER INDEX attempt_to_look_at RENAME TO attempt_to_poll;

-- Error messages and logs name constraints and indexes.
DO $$
DECLARE
	old record;
BEGIN
	FOR old IN
		SELECT conrelid::regclass AS relation, conname AS name FROM pg_constraint
		WHERE connamespace = 'public'::regnamespace AND conname ~ '^(shelf|newsletter_wish)'
	LOOP
		EXECUTE format(
			'ALTER TABLE %s RENAME CONSTRAINT %I TO %I', old.relation, old.name,
			replace(replace(replace(replace(old.name, 'shelf_board', 'listing_chunk'),
				'shelf', 'listing'), 'board', 'chunk'), 'newsletter_wish', 'newsletter_request')
		);
	END LOOP;
	FOR old IN
		SELECT relname AS name FROM pg_class
		WHERE relnamespace = 'public'::regnamespace AND relkind = 'i'
			AND relname ~ '^(shelf|newsletter_wish)'
	LOOP
		EXECUTE format(
			'ALTER INDEX %I RENAME TO %I', old.name,
			replace(replace(replace(old.name, 'shelf_board', 'listing_chunk'),
				'shelf', 'listing'), 'newsletter_wish', 'newsletter_request')
		);
	END LOOP;
END $$;

CREATE OR REPLACE FUNCTION give_up_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.frozen := NULL;
	UPDATE payment_attempt
	SET status = 'orphaned', error_code = coalesce(error_code, 'cancelled'), next_poll_at = now()
	WHERE tenant_id = NEW.tenant_id AND cart_id = NEW.cart_id
		AND status IN ('created', 'pending', 'authorised');
	PERFORM return_stock(NEW.tenant_id, NEW.cart_id);
	PERFORM return_codes(NEW.tenant_id, NEW.cart_id, NEW.discount_codes);
	RETURN NEW;
END $$;
ALTER FUNCTION give_up_payment() RENAME TO abandon_payment;

CREATE FUNCTION pg_temp.with_preferences(document jsonb) RETURNS jsonb LANGUAGE sql AS $$
	SELECT jsonb_set(document, '{substitutions}', coalesce((
		SELECT jsonb_agg(entry - 'wish' || jsonb_build_object('preference', entry -> 'wish'))
		FROM jsonb_array_elements(document -> 'substitutions') AS entry
	), '[]'))
$$;
UPDATE payment_attempt SET snapshot = pg_temp.with_preferences(snapshot)
WHERE snapshot @? '$.substitutions[*].wish';
UPDATE shop_order SET snapshot = pg_temp.with_preferences(snapshot)
WHERE snapshot @? '$.substitutions[*].wish';
