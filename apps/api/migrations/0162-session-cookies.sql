-- A session that ends with the browser stays one when its token changes.
ALTER TABLE customer_session ADD COLUMN is_persistent boolean NOT NULL DEFAULT true;
