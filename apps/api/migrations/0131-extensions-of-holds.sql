-- How often the time of a place was started anew for the cart that has it.
ALTER TABLE window_hold ADD COLUMN extensions int NOT NULL DEFAULT 0;
