-- What staff search by when an account has no order yet; orders have their own text, with phone
-- numbers and addresses.
ALTER TABLE customer
	ADD COLUMN search_text text NOT NULL
		GENERATED ALWAYS AS (lower(first_name || ' ' || last_name || ' ' || email)) STORED;
CREATE INDEX customer_desk_search ON customer USING gin (search_text gin_trgm_ops);
