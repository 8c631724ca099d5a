-- Layers are joined one after the other and only as far as the page needs them: most pages are full
-- after the first.
CREATE OR REPLACE FUNCTION search_page(
	tiers varbit[], wished varbit, soldout varbit, skipped int, wanted int
) RETURNS int[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	available varbit := ~soldout;
	tier varbit;
	layer varbit;
	taken varbit;
	ones int;
	numbers int[] := '{}';
BEGIN
	FOR pass IN CASE WHEN wished IS NULL THEN 2 ELSE 1 END .. 3 LOOP
		FOREACH tier IN ARRAY tiers LOOP
			layer := CASE pass
				WHEN 1 THEN tier & wished & available
				WHEN 2 THEN tier & available
				ELSE tier
			END;
			IF taken IS NOT NULL THEN
				layer := layer & ~taken;
			END IF;
			ones := bit_count(layer);
			IF skipped >= ones THEN
				skipped := skipped - ones;
			ELSE
				numbers := numbers || numbers_in(layer, skipped, wanted - cardinality(numbers));
				skipped := 0;
				IF cardinality(numbers) >= wanted THEN
					RETURN numbers;
				END IF;
			END IF;
			taken := CASE WHEN taken IS NULL THEN layer ELSE taken | layer END;
		END LOOP;
	END LOOP;
	RETURN numbers;
END $$;

-- Whichever is cheaper, in microseconds as measured: asking bit after bit until the page is full, or
-- writing the whole string out once and reading its gaps.
CREATE OR REPLACE FUNCTION numbers_in(bits varbit, skipped int, wanted int) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	size int := length(bits);
	ones bigint := bit_count(bits);
	numbers int[];
BEGIN
	IF ones <= skipped OR wanted <= 0 THEN
		RETURN '{}';
	END IF;
	IF least((skipped + wanted)::float8 / ones, 1) * size * 0.1 < size * 0.006 + ones * 0.7 THEN
		SELECT array_agg(number) INTO numbers FROM (
			SELECT number FROM (SELECT generate_series(0, size - 1) AS number) AS every
			WHERE get_bit(bits, number) = 1 LIMIT wanted OFFSET skipped
		) AS found;
	ELSE
		SELECT array_agg(number ORDER BY number) INTO numbers FROM (
			SELECT (sum(length(gap) + 1) OVER (ORDER BY place) - 1)::int AS number
			FROM string_to_table(bits::text, '1') WITH ORDINALITY AS part (gap, place)
			WHERE place <= ones LIMIT wanted OFFSET skipped
		) AS found;
	END IF;
	RETURN numbers;
END $$;
