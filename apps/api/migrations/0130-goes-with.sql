-- Which categories a category's articles are eaten or used with, most fitting first; the import fills it.
-- Empty: those of the category above.
ALTER TABLE category ADD COLUMN goes_with text[] NOT NULL DEFAULT '{}';
