-- The worker adds partitions every month, and its role may not create tables. These two functions
-- are all it may do as the owner: their argument is a date, and temporary tables come last in their
-- search path, so that no caller can put one of his own in front of a table.
ALTER FUNCTION ensure_order_partitions(date) SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION ensure_search_partitions(date) SECURITY DEFINER SET search_path = public, pg_temp;
REVOKE EXECUTE ON FUNCTION ensure_order_partitions(date), ensure_search_partitions(date) FROM PUBLIC;

-- The price history writes itself, whoever changes an offer; no process may write it by hand.
ALTER FUNCTION record_new_prices() SECURITY DEFINER SET search_path = public, pg_temp;
ALTER FUNCTION record_changed_prices() SECURITY DEFINER SET search_path = public, pg_temp;
