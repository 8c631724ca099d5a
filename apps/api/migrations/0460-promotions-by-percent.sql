ALTER TABLE promotion
	DROP CONSTRAINT promotion_kind_check,
	ADD CONSTRAINT promotion_kind_check CHECK (kind IN ('price', 'percent')),
	ADD COLUMN percent_off int CHECK (percent_off BETWEEN 1 AND 90),
	ADD CHECK ((kind = 'percent') = (percent_off IS NOT NULL));
-- Publishing computes what a percentage leaves of the regular price of that moment.
ALTER TABLE promotion_price ALTER COLUMN price_cents DROP NOT NULL;
COMMENT ON COLUMN promotion_price.price_cents IS 'Null in a draft by percentage.';
