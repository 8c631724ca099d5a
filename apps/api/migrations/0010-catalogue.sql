-- What a shop sells. Regions are picking units: each has its own prices and its own assortment.

CREATE TABLE category (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	slug text NOT NULL,
	name text NOT NULL,
	parent text CHECK (parent <> slug),
	position int NOT NULL,
	base_unit text NOT NULL,
	tint text,
	emoji text,
	-- Worked out by the import: slugs from the root down to this one, the same with names, and the
	-- place in the tree when it is read from top to bottom.
	path text[] NOT NULL DEFAULT '{}',
	trail jsonb NOT NULL DEFAULT '[]',
	tree_order int NOT NULL DEFAULT 0,
	PRIMARY KEY (tenant_id, slug),
	FOREIGN KEY (tenant_id, parent) REFERENCES category DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE brand (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	slug text NOT NULL,
	name text NOT NULL,
	description text NOT NULL,
	PRIMARY KEY (tenant_id, slug)
);

CREATE TABLE product (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	product_id int GENERATED ALWAYS AS IDENTITY,
	sku text NOT NULL,
	slug text NOT NULL,
	name text NOT NULL,
	-- Folded, so that "Äpfel" stands with "Apfel".
	sort_name text NOT NULL COLLATE "C",
	brand text,
	-- The article's home.
	category text NOT NULL,
	categories text[] NOT NULL,
	net_content numeric(12, 4) NOT NULL CHECK (net_content > 0),
	content_text text NOT NULL,
	sold_by text NOT NULL CHECK (sold_by IN ('piece', 'weight', 'weightPiece')),
	-- Of one step or of one piece; weighed goods only.
	step_grams int CHECK ((step_grams IS NULL) = (sold_by = 'piece')),
	max_quantity int NOT NULL,
	minimum_age int,
	deposit_cents int NOT NULL,
	vat_class text NOT NULL,
	bundle_sku text,
	bundle_size int,
	weight_grams int NOT NULL,
	labels text[] NOT NULL,
	origin text,
	picture_id text NOT NULL,
	tint text NOT NULL,
	popularity real NOT NULL,
	listed_on date NOT NULL,
	-- Only the article's own page shows these.
	details jsonb NOT NULL,
	-- Of the record as it was sent: tells a change from a repetition.
	fingerprint text NOT NULL,
	updated_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, product_id),
	UNIQUE (tenant_id, sku),
	UNIQUE (tenant_id, slug),
	FOREIGN KEY (tenant_id, category) REFERENCES category (tenant_id, slug),
	FOREIGN KEY (tenant_id, brand) REFERENCES brand (tenant_id, slug)
);
CREATE INDEX product_by_picture ON product (picture_id);
CREATE INDEX product_by_brand ON product (tenant_id, brand);
CREATE INDEX product_by_category ON product USING gin (categories);

-- A picture is named by what it shows, so two articles or two tenants may share one.
CREATE TABLE picture (
	picture_id text PRIMARY KEY,
	source jsonb NOT NULL
);

-- What quantity one and one base unit cost, from a price of the catalogue. The same rule as priceOf
-- in packages/domain, here because lists are sorted by it.
CREATE FUNCTION price_of(sold_by text, net_content numeric, step_grams int, cents int,
	OUT value_cents int, OUT unit_cents int)
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT
		CASE WHEN sold_by = 'piece' THEN cents ELSE round(cents * step_grams / 1000.0)::int END,
		CASE WHEN sold_by = 'piece' THEN round(cents / net_content)::int ELSE cents END
$$;

CREATE TABLE offer (
	tenant_id text NOT NULL,
	region text NOT NULL,
	product_id int NOT NULL,
	-- Of one piece; of one kilogram for weighed goods.
	price_cents int NOT NULL CHECK (price_cents > 0),
	loyalty_cents int CHECK (loyalty_cents > 0),
	promotion_cents int CHECK (promotion_cents > 0),
	promotion_starts_on date,
	promotion_ends_on date,
	availability text NOT NULL
		CHECK (availability IN ('available', 'temporarilyUnavailable', 'unavailable')),
	back_on date,
	stock int CHECK (stock >= 0),
	-- What is charged on the day it was worked out: the import and a job at midnight keep it right.
	effective_cents int NOT NULL CHECK (effective_cents > 0),
	is_promoted boolean NOT NULL,
	-- The same for quantity one and for one base unit.
	value_cents int NOT NULL,
	unit_cents int NOT NULL,
	PRIMARY KEY (tenant_id, region, product_id),
	FOREIGN KEY (tenant_id, product_id) REFERENCES product ON DELETE CASCADE,
	CHECK (num_nulls(promotion_cents, promotion_starts_on, promotion_ends_on) IN (0, 3)),
	CHECK (promotion_starts_on <= promotion_ends_on)
);
CREATE INDEX offer_by_product ON offer (tenant_id, product_id);
CREATE INDEX offer_with_promotion ON offer (tenant_id, is_promoted)
	WHERE promotion_cents IS NOT NULL;

-- Every price that was ever charged, from which day on. Nothing here is changed or removed: the
-- lowest price of 30 days is proved from it.
CREATE TABLE price_history (
	tenant_id text NOT NULL,
	product_id int NOT NULL,
	region text NOT NULL,
	starts_on date NOT NULL,
	-- Only for prices from before the shop knew the article; others hold until the next one.
	ends_on date,
	price_cents int NOT NULL,
	is_reduced boolean NOT NULL,
	recorded_at timestamptz NOT NULL DEFAULT now(),
	PRIMARY KEY (tenant_id, product_id, region, starts_on, price_cents)
);

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER price_history_stays BEFORE UPDATE OR DELETE ON price_history
	FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION day_at(id text) RETURNS date LANGUAGE sql STABLE AS $$
	SELECT (now() AT TIME ZONE coalesce(config #>> '{clientRuntimeConfig,timeZone}', 'Europe/Vienna'))::date
	FROM tenant WHERE tenant_id = id
$$;

-- A trigger and not the import, so that no writer can forget it. Once per statement: an import
-- writes thousands of rows at a time.
CREATE FUNCTION record_new_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO price_history (tenant_id, product_id, region, starts_on, price_cents, is_reduced)
	SELECT tenant_id, product_id, region,
		CASE WHEN is_promoted THEN promotion_starts_on ELSE day END, effective_cents, is_promoted
	FROM after_change
	JOIN (SELECT tenant_id, day_at(tenant_id) AS day FROM tenant) AS today USING (tenant_id)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

CREATE FUNCTION record_changed_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO price_history (tenant_id, product_id, region, starts_on, price_cents, is_reduced)
	SELECT tenant_id, product_id, region, day, a.effective_cents, a.is_promoted
	FROM after_change AS a
	JOIN before_change AS b USING (tenant_id, product_id, region)
	JOIN (SELECT tenant_id, day_at(tenant_id) AS day FROM tenant) AS today USING (tenant_id)
	WHERE (a.effective_cents, a.is_promoted) <> (b.effective_cents, b.is_promoted)
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;

CREATE TRIGGER offer_inserted AFTER INSERT ON offer REFERENCING NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION record_new_prices();
CREATE TRIGGER offer_updated AFTER UPDATE ON offer
	REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
	FOR EACH STATEMENT EXECUTE FUNCTION record_changed_prices();

-- Law, not configuration: the same for every tenant of a country. Basis points: 490 is 4.9 %.
CREATE TABLE vat_rate (
	country text NOT NULL,
	vat_class text NOT NULL CHECK (vat_class IN ('staple', 'reduced', 'intermediate', 'standard')),
	valid_from date NOT NULL,
	basis_points int NOT NULL CHECK (basis_points BETWEEN 0 AND 10000),
	PRIMARY KEY (country, vat_class, valid_from)
);
INSERT INTO vat_rate VALUES
	('AT', 'staple', '2016-01-01', 1000),
	('AT', 'staple', '2026-07-01', 490),
	('AT', 'reduced', '2016-01-01', 1000),
	('AT', 'intermediate', '2016-01-01', 1300),
	('AT', 'standard', '1984-01-01', 2000),
	('GB', 'staple', '2011-01-04', 0),
	('GB', 'reduced', '2011-01-04', 500),
	('GB', 'intermediate', '2011-01-04', 2000),
	('GB', 'standard', '2011-01-04', 2000);
