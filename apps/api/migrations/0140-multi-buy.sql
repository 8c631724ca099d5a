-- A price per piece for whoever takes at least so many. Not part of price_history: what depends on the
-- quantity is no reduction in the sense of directive 98/6/EC, article 6a.
ALTER TABLE offer
	ADD COLUMN multi_buy_quantity int CHECK (multi_buy_quantity > 1),
	ADD COLUMN multi_buy_cents int CHECK (multi_buy_cents > 0),
	ADD CONSTRAINT offer_multi_buy_whole CHECK (num_nulls(multi_buy_quantity, multi_buy_cents) <> 1);
