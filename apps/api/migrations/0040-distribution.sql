-- Where a shop delivers and where orders are collected.

CREATE TABLE delivery_area (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	delivery_area_number text NOT NULL,
	name text NOT NULL,
	-- The first one picks; its assortment and prices hold in the area.
	picking_unit_ids text[] NOT NULL CHECK (cardinality(picking_unit_ids) > 0),
	-- For addresses whose position nobody knows.
	postal_codes text[] NOT NULL DEFAULT '{}',
	-- Where areas lie on top of each other the lowest one counts.
	priority int NOT NULL DEFAULT 0,
	is_default boolean NOT NULL DEFAULT false,
	area geometry(MultiPolygon, 4326) NOT NULL CHECK (ST_IsValid(area)),
	PRIMARY KEY (tenant_id, delivery_area_number)
);
CREATE INDEX delivery_area_by_place ON delivery_area USING gist (area);
CREATE UNIQUE INDEX delivery_area_default ON delivery_area (tenant_id) WHERE is_default;

CREATE TABLE collect_store (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	store_id text NOT NULL,
	name text NOT NULL,
	street_name text NOT NULL,
	street_number text NOT NULL,
	postal_code text NOT NULL,
	city text NOT NULL,
	phone_number text NOT NULL DEFAULT '',
	picking_unit_id text NOT NULL,
	position geography(Point, 4326) NOT NULL,
	-- [{ "weekday": 1, "opens": "07:30", "closes": "19:30" }], Monday is 1.
	opening_hours jsonb NOT NULL DEFAULT '[]',
	PRIMARY KEY (tenant_id, store_id)
);

-- Days without any window: of a store, or of the vans of a picking unit.
CREATE TABLE closed_day (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	appointable_id text NOT NULL,
	day date NOT NULL,
	PRIMARY KEY (tenant_id, appointable_id, day)
);

-- Streets and shapes of countries, the same for every tenant: addresses are completed and the map is
-- drawn from them.
CREATE TABLE street (
	country text NOT NULL,
	street_id text NOT NULL,
	name text NOT NULL,
	postal_code text NOT NULL,
	city text NOT NULL,
	district text NOT NULL DEFAULT '',
	-- Lower case without accents, `ß` as `ss`, with the city behind it.
	folded text NOT NULL,
	first_number int NOT NULL,
	last_number int NOT NULL CHECK (last_number >= first_number),
	rank text NOT NULL CHECK (rank IN ('main', 'street', 'minor')),
	-- House numbers run along it.
	line geometry(LineString, 4326) NOT NULL,
	PRIMARY KEY (country, street_id)
);
CREATE INDEX street_by_letters ON street USING gin (folded gin_trgm_ops);
CREATE INDEX street_by_place ON street USING gist (line);

CREATE TABLE map_shape (
	country text NOT NULL,
	shape_id text NOT NULL,
	kind text NOT NULL CHECK (kind IN ('land', 'district', 'park', 'water', 'river')),
	name text NOT NULL DEFAULT '',
	shape geometry(Geometry, 4326) NOT NULL,
	PRIMARY KEY (country, shape_id)
);
CREATE INDEX map_shape_by_place ON map_shape USING gist (shape);
