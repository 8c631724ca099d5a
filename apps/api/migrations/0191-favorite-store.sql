-- Outlives the store, which may come back.
ALTER TABLE customer ADD COLUMN favorite_store_id text CHECK (length(favorite_store_id) <= 100);
