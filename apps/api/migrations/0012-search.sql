-- Which products a word stands for, as bits over the numbers of the shelf "all". The tier says how
-- well it fits: 0 the thing itself, 1 a kind of it, 2 made with it, 3 only near it.
CREATE TABLE search_word (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	word text NOT NULL COLLATE "C",
	tier smallint NOT NULL CHECK (tier BETWEEN 0 AND 3),
	bits varbit NOT NULL,
	PRIMARY KEY (tenant_id, word, tier)
);
ALTER TABLE search_word ALTER COLUMN bits SET COMPRESSION lz4;

-- The words of the catalogue as people write them: small, whatever the number of products, so typing
-- mistakes and half-typed words are settled here and not on the products.
CREATE TABLE search_vocabulary (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	-- Folded, unstemmed.
	spelling text NOT NULL COLLATE "C",
	word text NOT NULL,
	shown text NOT NULL,
	frequency int NOT NULL,
	-- May be offered as a completion.
	is_offered boolean NOT NULL,
	PRIMARY KEY (tenant_id, spelling)
);
CREATE INDEX search_vocabulary_by_trigram ON search_vocabulary USING gin (spelling gin_trgm_ops);

-- Words that mean the same, one group per row; editable per tenant.
CREATE TABLE search_synonym (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	synonym_id int GENERATED ALWAYS AS IDENTITY,
	terms text[] NOT NULL CHECK (cardinality(terms) >= 2),
	PRIMARY KEY (tenant_id, synonym_id)
);

-- What shoppers searched for and what they clicked. No personal data: the token is random and
-- belongs to a visit.
CREATE TABLE search_event (
	tenant_id text NOT NULL,
	occurred_at timestamptz NOT NULL DEFAULT now(),
	event_id bigint GENERATED ALWAYS AS IDENTITY,
	type text NOT NULL CHECK (type IN ('click', 'conversion', 'view')),
	index_name text NOT NULL,
	event_name text NOT NULL,
	query_id text,
	object_ids text[] NOT NULL,
	positions int[] NOT NULL,
	user_token text NOT NULL,
	PRIMARY KEY (tenant_id, occurred_at, event_id)
) PARTITION BY RANGE (occurred_at);

-- Searches that found nothing: what the assortment or the synonyms lack.
CREATE TABLE search_miss (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	day date NOT NULL,
	term text NOT NULL,
	times int NOT NULL DEFAULT 1,
	PRIMARY KEY (tenant_id, day, term)
);

CREATE FUNCTION ensure_search_partitions(first_month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	month date := date_trunc('month', first_month);
BEGIN
	EXECUTE format(
		'CREATE TABLE IF NOT EXISTS %I PARTITION OF search_event FOR VALUES FROM (%L) TO (%L)',
		'search_event' || to_char(month, '_YYYY_MM'), month, month + interval '1 month'
	);
END $$;
SELECT ensure_search_partitions((now() + make_interval(months => ahead))::date)
FROM generate_series(0, 2) AS ahead;

-- Names of brands and categories, folded, for completion.
CREATE TABLE search_name (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	kind text NOT NULL CHECK (kind IN ('brand', 'category')),
	slug text NOT NULL,
	name text NOT NULL,
	folded text NOT NULL,
	PRIMARY KEY (tenant_id, kind, slug)
);

-- The first numbers over several layers, the best layer first, each number once.
CREATE FUNCTION search_page(
	tiers varbit[], wished varbit, soldout varbit, skipped int, wanted int
) RETURNS int[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	layers varbit[] := '{}';
	tier varbit;
	layer varbit;
	taken varbit;
	ones int;
	numbers int[] := '{}';
BEGIN
	IF wished IS NOT NULL THEN
		FOREACH tier IN ARRAY tiers LOOP
			layers := layers || (tier & wished & ~soldout)::varbit;
		END LOOP;
	END IF;
	FOREACH tier IN ARRAY tiers LOOP
		layers := layers || (tier & ~soldout)::varbit;
	END LOOP;
	layers := layers || tiers;
	FOREACH layer IN ARRAY layers LOOP
		layer := layer & ~coalesce(taken, layer # layer);
		ones := bit_count(layer);
		IF skipped >= ones THEN
			skipped := skipped - ones;
		ELSE
			numbers := numbers || numbers_in(layer, skipped, wanted - cardinality(numbers));
			skipped := 0;
		END IF;
		EXIT WHEN cardinality(numbers) >= wanted;
		taken := coalesce(taken, layer) | layer;
	END LOOP;
	RETURN numbers;
END $$;

-- The same spelling as fold() of packages/domain.
CREATE FUNCTION folded(original text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
	SELECT regexp_replace(
		regexp_replace(
			unaccent(translate(replace(lower(original), 'ß', 'ss'), 'äöüæœøł', 'aouaool')),
			'[''’`´]', '', 'g'
		),
		'([aou])e', '\1', 'g'
	)
$$;
