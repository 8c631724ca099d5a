-- A photograph of the feed, ready to be shown in any width. Drawn pictures have none: they are made
-- from their source.
ALTER TABLE picture ADD COLUMN photo bytea;
ALTER TABLE picture ALTER COLUMN photo SET STORAGE EXTERNAL;
