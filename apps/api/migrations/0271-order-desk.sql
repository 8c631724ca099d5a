-- What staff search by: names, addresses and phone numbers without spaces. Erasing the person from
-- the snapshot erases it here.
CREATE FUNCTION order_search_text(snapshot jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT lower(string_agg(
		coalesce(person ->> 'firstName', '') || ' ' || coalesce(person ->> 'lastName', '') || ' '
			|| coalesce(person ->> 'companyName', '') || ' ' || coalesce(person ->> 'email', '') || ' '
			|| regexp_replace(coalesce(person ->> 'phoneNumber', ''), '\D', '', 'g'), ' '))
	FROM (VALUES (snapshot #> '{cart,distributionAddress}'), (snapshot #> '{cart,billingAddress}'))
		AS people (person)
	WHERE jsonb_typeof(person) = 'object';
$$;

ALTER TABLE shop_order
	-- Counts the changes; staff send the one that their change is based on.
	ADD COLUMN version int NOT NULL DEFAULT 1,
	-- Where it is packed, and when its window starts: of the window, which is deleted some day.
	ADD COLUMN unit text NOT NULL DEFAULT '',
	ADD COLUMN window_starts_at timestamptz,
	ADD COLUMN search_text text;

CREATE FUNCTION describe_order() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	found_unit text;
	found_start timestamptz;
BEGIN
	SELECT coalesce(store.picking_unit_id, w.appointable_id), w.starts_at
	INTO found_unit, found_start
	FROM time_window AS w
	LEFT JOIN collect_store AS store ON store.tenant_id = w.tenant_id
		AND store.store_id = w.appointable_id AND w.distribution_type = 'CLICK_AND_COLLECT'
	WHERE w.tenant_id = NEW.tenant_id AND w.window_id = NEW.window_id;
	IF FOUND THEN
		NEW.unit := found_unit;
		NEW.window_starts_at := found_start;
	END IF;
	NEW.search_text := order_search_text(NEW.snapshot);
	RETURN NEW;
END $$;
CREATE TRIGGER order_described BEFORE INSERT OR UPDATE OF window_id, snapshot ON shop_order
	FOR EACH ROW EXECUTE FUNCTION describe_order();
UPDATE shop_order SET snapshot = snapshot;

CREATE FUNCTION count_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.version := OLD.version + 1;
	RETURN NEW;
END $$;
CREATE TRIGGER order_versions BEFORE UPDATE ON shop_order
	FOR EACH ROW EXECUTE FUNCTION count_order_change();

CREATE INDEX order_desk ON shop_order (tenant_id, placed_at DESC, order_number DESC);
CREATE INDEX order_desk_by_status ON shop_order (tenant_id, status, placed_at DESC, order_number DESC);
CREATE INDEX order_desk_by_window ON shop_order (tenant_id, window_starts_at);
CREATE INDEX order_desk_search ON shop_order USING gin (search_text gin_trgm_ops);

CREATE TABLE order_note (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	note_id uuid NOT NULL DEFAULT gen_random_uuid(),
	order_number bigint NOT NULL,
	staff_id uuid NOT NULL,
	text text NOT NULL,
	created_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, note_id),
	FOREIGN KEY (tenant_id, staff_id) REFERENCES staff ON DELETE CASCADE
);
CREATE INDEX order_note_of ON order_note (tenant_id, order_number, created_at);

-- Notes speak about the person who ordered.
CREATE FUNCTION delete_order_notes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM order_note WHERE tenant_id = NEW.tenant_id AND order_number = NEW.order_number;
	RETURN NULL;
END $$;
CREATE TRIGGER order_notes_erased AFTER UPDATE OF erased_at ON shop_order
	FOR EACH ROW WHEN (NEW.erased_at IS NOT NULL) EXECUTE FUNCTION delete_order_notes();

COMMENT ON TABLE order_note IS 'What staff tell each other about an order; deleted when the order loses its person.';
