-- The products of a shelf by number, 256 to a board: a page of 24 is read from a few boards instead of
-- a list of everything, which would have to be unpacked first.
CREATE TABLE shelf_board (
	tenant_id text NOT NULL,
	shelf text NOT NULL,
	board int NOT NULL,
	products int[] NOT NULL,
	PRIMARY KEY (tenant_id, shelf, board),
	FOREIGN KEY (tenant_id, shelf) REFERENCES shelf ON DELETE CASCADE
);

INSERT INTO shelf_board (tenant_id, shelf, board, products)
SELECT tenant_id, shelf, (place - 1) / 256, array_agg(product_id ORDER BY place)
FROM shelf CROSS JOIN LATERAL unnest(products) WITH ORDINALITY AS standing (product_id, place)
GROUP BY tenant_id, shelf, (place - 1) / 256;

-- The first numbers of a set. Pieces are counted as they are; only those that hold what is wanted are
-- written out and read by their gaps, so sparse and dense sets cost about the same.
CREATE OR REPLACE FUNCTION numbers_in(bits varbit, skipped int, wanted int) RETURNS int[]
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	piece varbit;
	ones int;
	number int;
	gap text;
	numbers int[] := '{}';
BEGIN
	FOR start IN 0 .. length(bits) - 1 BY 1024 LOOP
		EXIT WHEN cardinality(numbers) >= wanted;
		piece := substring(bits FROM start + 1 FOR 1024);
		ones := bit_count(piece);
		IF skipped >= ones THEN
			skipped := skipped - ones;
			CONTINUE;
		END IF;
		number := start - 1;
		FOREACH gap IN ARRAY string_to_array(piece::text, '1') LOOP
			EXIT WHEN ones = 0 OR cardinality(numbers) >= wanted;
			ones := ones - 1;
			number := number + length(gap) + 1;
			IF skipped > 0 THEN
				skipped := skipped - 1;
			ELSE
				numbers := numbers || number;
			END IF;
		END LOOP;
	END LOOP;
	RETURN numbers;
END $$;
