-- The read model of lists and of search; docs/decisions tell why. A shelf is a category, a brand or
-- the whole assortment. Its products are numbered by popularity, and every property is a string of
-- bits over these numbers: filtering is AND and OR, a count is the number of ones.

CREATE TABLE shelf (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	shelf text NOT NULL,
	-- product_id by number; PostgreSQL counts elements of arrays from 1, numbers start at 0.
	products int[] NOT NULL,
	by_category int[] NOT NULL,
	by_name int[] NOT NULL,
	by_date int[] NOT NULL,
	PRIMARY KEY (tenant_id, shelf)
);

-- The same in every region.
CREATE TABLE shelf_facet (
	tenant_id text NOT NULL,
	shelf text NOT NULL,
	facet text NOT NULL,
	value text NOT NULL,
	name text,
	position int NOT NULL DEFAULT 0,
	bits varbit NOT NULL,
	PRIMARY KEY (tenant_id, shelf, facet, value),
	FOREIGN KEY (tenant_id, shelf) REFERENCES shelf ON DELETE CASCADE
);

CREATE TABLE shelf_region (
	tenant_id text NOT NULL,
	shelf text NOT NULL,
	region text NOT NULL,
	by_unit_price int[] NOT NULL,
	total int NOT NULL,
	-- Counts of the unfiltered list.
	facets jsonb NOT NULL,
	PRIMARY KEY (tenant_id, shelf, region),
	FOREIGN KEY (tenant_id, shelf) REFERENCES shelf ON DELETE CASCADE
);

CREATE TABLE shelf_region_facet (
	tenant_id text NOT NULL,
	shelf text NOT NULL,
	region text NOT NULL,
	facet text NOT NULL,
	value text NOT NULL,
	position int NOT NULL DEFAULT 0,
	bits varbit NOT NULL,
	PRIMARY KEY (tenant_id, shelf, region, facet, value),
	FOREIGN KEY (tenant_id, shelf, region) REFERENCES shelf_region ON DELETE CASCADE
);

ALTER TABLE shelf_facet ALTER COLUMN bits SET COMPRESSION lz4;
ALTER TABLE shelf_region_facet ALTER COLUMN bits SET COMPRESSION lz4;

-- What has changed since a shelf was built. An empty region means the shelf itself.
CREATE TABLE shelf_pending (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	shelf text NOT NULL,
	region text NOT NULL DEFAULT '',
	PRIMARY KEY (tenant_id, shelf, region)
);

CREATE FUNCTION bits_of(numbers int[], size int) RETURNS varbit
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT (
		coalesce(string_agg(repeat('0', number - previous - 1) || '1', '' ORDER BY number), '')
		|| repeat('0', size - 1 - coalesce(max(number), -1))
	)::varbit
	FROM (
		SELECT number, lag(number, 1, -1) OVER (ORDER BY number) AS previous
		FROM unnest(numbers) AS number
	) AS gap
$$;

-- The first numbers of a set, in their own order. Sparse sets are read by their gaps, since asking
-- every single bit of a million costs more than writing the whole string out once.
CREATE FUNCTION numbers_in(bits varbit, skipped int, wanted int) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	size int := length(bits);
	ones bigint := bit_count(bits);
	numbers int[];
BEGIN
	IF ones <= skipped OR wanted <= 0 THEN
		RETURN '{}';
	ELSIF ones * 20 < size THEN
		SELECT array_agg(number ORDER BY number) INTO numbers FROM (
			SELECT (sum(length(gap) + 1) OVER (ORDER BY place) - 1)::int AS number
			FROM string_to_table(bits::text, '1') WITH ORDINALITY AS part (gap, place)
			WHERE place <= ones LIMIT wanted OFFSET skipped
		) AS found;
	ELSE
		SELECT array_agg(number) INTO numbers FROM (
			SELECT number FROM (SELECT generate_series(0, size - 1) AS number) AS every
			WHERE get_bit(bits, number) = 1 LIMIT wanted OFFSET skipped
		) AS found;
	END IF;
	RETURN numbers;
END $$;

-- The same in the order of a list of numbers.
CREATE FUNCTION numbers_in_order(bits varbit, ordered int[], skipped int, wanted int) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	numbers int[];
BEGIN
	SELECT array_agg(number) INTO numbers FROM (
		SELECT number FROM (SELECT unnest(ordered) AS number) AS every
		WHERE get_bit(bits, number) = 1 LIMIT wanted OFFSET skipped
	) AS found;
	RETURN coalesce(numbers, '{}');
END $$;
