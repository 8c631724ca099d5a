-- Times in which orders are delivered or collected, and the places in them.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE window_template (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	template_id text NOT NULL,
	distribution_type text NOT NULL CHECK (distribution_type IN ('DELIVERY', 'CLICK_AND_COLLECT')),
	-- The picking unit whose vans drive, or the store.
	appointable_id text NOT NULL,
	-- Monday is 1.
	weekdays int[] NOT NULL CHECK (weekdays <@ '{1,2,3,4,5,6,7}'),
	-- On the clock of the tenant's time zone.
	starts time NOT NULL,
	ends time NOT NULL CHECK (ends > starts),
	-- So long before the start nothing can be ordered any more.
	lead_minutes int NOT NULL CHECK (lead_minutes >= 0),
	capacity int NOT NULL CHECK (capacity >= 0),
	-- NULL: not decided yet, so nobody can order.
	fee_cents int CHECK (fee_cents >= 0),
	-- Taken off where a van is in the neighbourhood anyway.
	green_reduction_cents int NOT NULL DEFAULT 0 CHECK (green_reduction_cents >= 0),
	valid_from date,
	valid_until date,
	PRIMARY KEY (tenant_id, template_id)
);

CREATE TABLE time_window (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	window_id uuid NOT NULL DEFAULT gen_random_uuid(),
	distribution_type text NOT NULL,
	appointable_id text NOT NULL,
	-- Calendar day of the tenant.
	day date NOT NULL,
	starts_at timestamptz NOT NULL,
	ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
	cut_off_at timestamptz NOT NULL CHECK (cut_off_at <= starts_at),
	capacity int NOT NULL,
	-- Places held by carts and places of confirmed stops.
	taken int NOT NULL DEFAULT 0,
	fee_cents int,
	green_reduction_cents int NOT NULL,
	PRIMARY KEY (tenant_id, window_id),
	CONSTRAINT places_in_window CHECK (taken BETWEEN 0 AND capacity),
	CONSTRAINT windows_stay_apart EXCLUDE USING gist (
		tenant_id WITH =, distribution_type WITH =, appointable_id WITH =,
		tstzrange(starts_at, ends_at) WITH &&
	)
) WITH (fillfactor = 50);
CREATE INDEX time_window_by_start ON time_window
	(tenant_id, distribution_type, appointable_id, starts_at);

-- What a cart has chosen. The row stays when its time has run out, so that the shopper can be told
-- and the place be won again; only `has_place` says that a place is counted for it.
CREATE TABLE window_hold (
	tenant_id text NOT NULL,
	cart_id text NOT NULL,
	window_id uuid,
	has_place boolean NOT NULL DEFAULT false,
	expires_at timestamptz NOT NULL DEFAULT now(),
	-- What was promised when it was chosen.
	fee_cents int,
	is_green boolean NOT NULL DEFAULT false,
	position geography(Point, 4326),
	PRIMARY KEY (tenant_id, cart_id),
	FOREIGN KEY (tenant_id, window_id) REFERENCES time_window ON DELETE CASCADE,
	CHECK (window_id IS NOT NULL OR NOT has_place)
);
CREATE INDEX window_hold_by_expiry ON window_hold (expires_at) WHERE has_place;
CREATE INDEX window_hold_by_window ON window_hold (tenant_id, window_id);

-- Places nobody can lose any more. Where one of them is near, a van comes anyway.
CREATE TABLE window_stop (
	tenant_id text NOT NULL,
	window_id uuid NOT NULL,
	stop_id text NOT NULL,
	position geography(Point, 4326),
	PRIMARY KEY (tenant_id, window_id, stop_id),
	FOREIGN KEY (tenant_id, window_id) REFERENCES time_window ON DELETE CASCADE
);
