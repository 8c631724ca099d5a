-- What differs in one area; null where the value of the shop holds.
ALTER TABLE delivery_area
	ADD COLUMN min_order_cents int CHECK (min_order_cents BETWEEN 0 AND 1000000),
	ADD COLUMN free_from_cents int CHECK (free_from_cents BETWEEN 1 AND 1000000),
	-- On top of the fee of every window; null is none.
	ADD COLUMN surcharge_cents int CHECK (surcharge_cents BETWEEN 0 AND 100000);
