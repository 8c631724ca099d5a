-- Words are told apart more finely: 0 the thing in its own aisle, 1 there in another form, 2 the thing
-- elsewhere, 3 a kind of it elsewhere, 4 made with it or tasting of it, 5 near it.
ALTER TABLE search_word DROP CONSTRAINT search_word_tier_check;
ALTER TABLE search_word ADD CONSTRAINT search_word_tier_check CHECK (tier BETWEEN 0 AND 7);

-- The first numbers over several layers. Tiers are taken two at a time; within each pair what has all
-- the numbers asked for comes first, then what has one of them: half a litre of chocolate milk is
-- not nearer to "milch 0,5 l" than a litre of milk.
CREATE FUNCTION search_page(
	tiers varbit[], wishes varbit[], soldout varbit, skipped int, wanted int
) RETURNS int[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	available varbit := ~soldout;
	masks varbit[] := wishes || available;
	layer varbit;
	taken varbit;
	ones int;
	numbers int[] := '{}';
	last int := cardinality(tiers);
BEGIN
	FOR pass IN 1 .. 2 LOOP
		FOR pair IN 1 .. last BY 2 LOOP
			FOR mask IN 1 .. CASE pass WHEN 1 THEN cardinality(masks) ELSE 1 END LOOP
				FOR place IN pair .. least(pair + 1, last) LOOP
					layer := CASE pass WHEN 1 THEN tiers[place] & masks[mask] & available ELSE tiers[place] END;
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
		END LOOP;
	END LOOP;
	RETURN numbers;
END $$;
