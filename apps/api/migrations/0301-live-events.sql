-- The relay of live events reads the last seconds, sent or not.
CREATE INDEX order_event_recent ON order_event (occurred_at);
