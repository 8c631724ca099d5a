-- The relay of live events reads the last seconds of what people do on the floor. Until now, only
-- the beginning and the end of a wave were known: not who has left it or been given it.
ALTER TABLE picking_wave ADD COLUMN changed_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX picking_wave_recent ON picking_wave (changed_at);
CREATE INDEX order_crate_loaded ON order_crate (loaded_at) WHERE loaded_at IS NOT NULL;

-- Time changes lists, too: at their cut-off, orders can be packed, and when the window begins, they
-- are late.
CREATE INDEX time_window_by_cut_off ON time_window (cut_off_at);
CREATE INDEX time_window_by_beginning ON time_window (starts_at);
