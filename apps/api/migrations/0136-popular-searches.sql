-- Words for what is ordered most, written with the index of a search. Nobody's searches are counted.
CREATE TABLE search_popular (
	tenant_id text NOT NULL REFERENCES tenant ON DELETE CASCADE,
	place int NOT NULL,
	term text NOT NULL,
	PRIMARY KEY (tenant_id, place)
);
