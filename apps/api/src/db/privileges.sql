-- What each process may do. Granted anew after every migration, in one transaction: nobody loses a
-- privilege in between, and what is not written here is taken back.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA public, pgboss FROM korb_api, korb_worker, korb_read;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA public, pgboss FROM korb_api, korb_worker, korb_read;
GRANT USAGE ON SCHEMA public TO korb_api, korb_worker, korb_read;
GRANT USAGE ON SCHEMA pgboss TO korb_api, korb_worker;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO korb_api, korb_worker;

-- Rows are the business of API and worker; the exceptions follow.
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO korb_api, korb_worker;
REVOKE ALL ON migration FROM korb_api, korb_worker;

-- Written by operators only, with the commands that run as the owner: where a shop is, what it
-- sells to whom at which tax, where the data of its orders is sent.
REVOKE INSERT, UPDATE, DELETE ON
	attempt_step, closed_day, collect_store, delivery_area, map_shape, order_step, order_webhook,
	street, tenant, tenant_host, tenant_secret, vat_rate, window_template
	FROM korb_api, korb_worker;
-- No job needs a secret of a tenant.
REVOKE SELECT ON tenant_secret FROM korb_worker;
-- A publication announces itself to the storefronts.
GRANT UPDATE (version) ON tenant TO korb_api;

-- The catalogue comes from a feed. An order takes stock and can change no price; the worker starts
-- and ends promotions by date.
REVOKE INSERT, UPDATE, DELETE ON brand, category, offer, picture, price_history, product
	FROM korb_api, korb_worker;
GRANT UPDATE (stock) ON offer TO korb_api, korb_worker;
GRANT UPDATE (is_promoted, effective_cents, value_cents, unit_cents) ON offer TO korb_worker;

-- Ledgers: entries are added, never changed, and deleted only with the tenant or the customer they
-- belong to, by the foreign key.
REVOKE UPDATE, DELETE ON audit_entry, gift_card_entry, loyalty_entry FROM korb_api, korb_worker;
-- Orders end in an anonymous order, never in none. Invoices are deleted when the law allows it, by
-- the worker.
REVOKE DELETE ON order_claim, order_event, payment_attempt, payment_event, payment_operation, shop_order
	FROM korb_api, korb_worker;
REVOKE UPDATE, DELETE ON invoice FROM korb_api;
REVOKE UPDATE ON invoice FROM korb_worker;

-- No job concerns the staff, or how somebody signs in; the worker deletes what has expired.
REVOKE ALL ON
	audit_entry, customer_credential, customer_passkey, staff, staff_challenge, staff_invitation,
	staff_passkey, staff_session, staff_totp
	FROM korb_worker;
GRANT DELETE, SELECT (expires_at) ON staff_challenge, staff_invitation TO korb_worker;
GRANT DELETE, SELECT (created_at, last_seen_at) ON staff_session TO korb_worker;

-- The API enqueues, the worker works.
GRANT SELECT, INSERT ON ALL TABLES IN SCHEMA pgboss TO korb_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO korb_worker;
GRANT EXECUTE ON FUNCTION ensure_order_partitions(date), ensure_search_partitions(date)
	TO korb_worker;

-- What may be read from a replica: what every visitor may see. No customer, cart or order.
GRANT SELECT ON
	brand, category, collect_store, content_document, content_picture, listing, listing_chunk,
	listing_facet, listing_region, listing_region_facet, offer, picture, price_history, product,
	search_name, search_popular, search_synonym, search_vocabulary, search_word, tenant, tenant_host,
	vat_rate
	TO korb_read;
