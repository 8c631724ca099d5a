-- What each process may do. Granted anew after every migration, in one transaction: nobody loses a
-- privilege in between, and what is not written here is taken back.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
REVOKE ALL ON ALL TABLES IN SCHEMA public, pgboss FROM korb_api, korb_worker, korb_read;
REVOKE ALL ON ALL SEQUENCES IN SCHEMA public, pgboss FROM korb_api, korb_worker, korb_read;
GRANT USAGE ON SCHEMA public TO korb_api, korb_worker, korb_read;
GRANT USAGE ON SCHEMA pgboss TO korb_api, korb_worker;
GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO korb_api, korb_worker;

-- Every table but `migration` is named below. One that is not is closed to all processes, until
-- somebody has decided what may happen to its rows.

-- Rows that API and worker write, change and delete.
GRANT SELECT, INSERT, UPDATE, DELETE ON
	cart, cart_line, contact_message, contact_upload, content_document, content_picture,
	credit_note_number, customer, customer_address, customer_declined_suggestion, customer_device,
	customer_email_change, customer_favorite, customer_login_code, customer_order,
	customer_payment_method, customer_session, customer_token, delivery_pass, discount_code, discount_code_customer,
	discount_code_person, gift_card, invoice_number, listing, listing_chunk, listing_facet,
	listing_pending, listing_region, listing_region_facet, loyalty_card_order, loyalty_member,
	loyalty_promotion, loyalty_store_card, newsletter_request, newsletter_subscription,
	newsletter_welcome, order_discount_code, order_report, order_webhook_delivery, order_withdrawal, passkey_challenge,
	product_demand, product_demand_day, questionnaire_answer, search_event, search_miss,
	search_name, search_popular, search_synonym, search_vocabulary, search_word, shopping_list,
	shopping_list_line, stock_hold, time_window, voucher_redemption, wallet_card, window_hold,
	window_stop
	TO korb_api, korb_worker;

-- Written by operators only, with the commands that run as the owner: where a shop is, what it
-- sells to whom at which tax, where the data of its orders is sent, its secrets.
GRANT SELECT ON
	attempt_step, closed_day, collect_store, delivery_area, map_shape, order_step, street, tenant,
	tenant_host, tenant_secret, vat_rate, window_template
	TO korb_api, korb_worker;
-- A publication announces itself to the storefronts.
GRANT UPDATE (version) ON tenant TO korb_api;
-- Managers draw areas, keep stores and plan windows in the back office. A template is paused; only
-- that of a deleted store is deleted.
GRANT INSERT, UPDATE, DELETE ON collect_store, delivery_area, window_template TO korb_api;
GRANT INSERT, DELETE ON closed_day TO korb_api;
-- They set up webhooks, too, but none in a private network: only the owner writes `is_public_only`.
-- The worker signs, so the API need not read secrets.
GRANT SELECT (tenant_id, webhook_id, version, url, types, is_active, is_public_only,
	previous_secret_until, created_at), DELETE ON order_webhook TO korb_api;
GRANT INSERT (tenant_id, url, secret, types) ON order_webhook TO korb_api;
GRANT UPDATE (version, is_active, secret) ON order_webhook TO korb_api;
GRANT SELECT, UPDATE (version, is_active) ON order_webhook TO korb_worker;
-- Managers write the payment accounts of their shop, and no other secret.
GRANT EXECUTE ON FUNCTION write_payment_secret(text, text, text, int),
	delete_payment_secret(text, int) TO korb_api;
-- Staff publish settings through a function that leaves alone what operators configure.
GRANT SELECT ON tenant_config_version TO korb_api;
GRANT SELECT, INSERT, UPDATE ON tenant_config_draft TO korb_api;
GRANT EXECUTE ON FUNCTION publish_tenant_config(text, jsonb, uuid, text, int)
	TO korb_api, korb_worker;
-- The worker publishes drafts whose time has come; it locks the row of the shop meanwhile.
GRANT SELECT ON tenant_config_version TO korb_worker;
GRANT SELECT, UPDATE ON tenant_config_draft TO korb_worker;
GRANT UPDATE (version) ON tenant TO korb_worker;

-- The catalogue comes from a feed. An order takes stock and can change no price; staff change one
-- through a function that does nothing else, count stock, take a product off sale, and change what one
-- product says about itself. The worker starts and ends promotions by date, and applies imports.
GRANT SELECT ON brand, category, offer, picture, price_history, product TO korb_api, korb_worker;
GRANT UPDATE (stock) ON offer TO korb_api, korb_worker;
GRANT UPDATE (availability, back_on, counted_stock, counted_at) ON offer TO korb_api;
GRANT EXECUTE ON FUNCTION change_offer_price(text, text, int, int), change_product(text, json)
	TO korb_api;
GRANT EXECUTE ON FUNCTION lock_products(text, text[]) TO korb_api, korb_worker;
GRANT UPDATE (is_promoted, is_conditional_active, effective_cents, value_cents, unit_cents)
	ON offer TO korb_worker;
-- Promotions of staff reach the offers through functions.
GRANT SELECT, INSERT, UPDATE ON promotion TO korb_api;
GRANT SELECT, INSERT, DELETE ON promotion_price TO korb_api;
GRANT SELECT ON promotion, promotion_price TO korb_worker;
GRANT EXECUTE ON FUNCTION publish_promotion(text, uuid, date), end_promotion(text, uuid) TO korb_api;
-- Files of staff are stored by the API. The worker applies them, through functions that write no
-- offer and no product but those of an import.
GRANT EXECUTE ON FUNCTION write_imported_offers(text, bigint, date, json, boolean),
	write_imported_products(text, bigint, json), reprice_offers(text, text[]) TO korb_worker;
GRANT SELECT, INSERT ON import_line TO korb_api;
GRANT SELECT, INSERT, UPDATE ON import_run TO korb_api;
GRANT SELECT, UPDATE, DELETE ON import_run, import_line TO korb_worker;

-- Ledgers: entries are added, never changed, and deleted only with the tenant, the customer or the
-- order they belong to, by the foreign key.
GRANT SELECT, INSERT ON
	credit_note, gift_card_entry, loyalty_entry, order_note, order_payment, order_refund_line
	TO korb_api, korb_worker;
-- Notes also go with the person of their order, by a trigger.
GRANT DELETE ON order_note TO korb_worker;
GRANT SELECT, INSERT ON audit_entry TO korb_api;
-- What pickers report is added, too. Waves change hands; the worker deletes all of it when it is old.
GRANT SELECT, INSERT ON order_crate, picking_result, picking_wave_order TO korb_api;
GRANT SELECT, INSERT, UPDATE ON picking_wave TO korb_api;
GRANT UPDATE (loaded_by, loaded_at) ON order_crate TO korb_api;
GRANT DELETE, SELECT (recorded_at) ON picking_result TO korb_worker;
GRANT DELETE, SELECT (created_at) ON picking_wave TO korb_worker;
GRANT DELETE, SELECT (labelled_at) ON order_crate TO korb_worker;
-- Orders end in an anonymous order, never in none. Invoices are deleted when the law allows it, by
-- the worker.
GRANT SELECT, INSERT, UPDATE ON
	order_claim, order_event, order_refund, order_return, payment_attempt, payment_event,
	payment_operation, shop_order
	TO korb_api, korb_worker;
GRANT SELECT, INSERT ON invoice TO korb_api, korb_worker;
GRANT DELETE ON invoice TO korb_worker;

-- The worker sends emails, notes what became of them, and deletes them with the person.
GRANT SELECT, INSERT ON order_email TO korb_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON order_email TO korb_worker;
-- The code of a voucher stays when the person goes; whose it was does not.
GRANT SELECT, INSERT ON goodwill_voucher TO korb_api;
GRANT SELECT, DELETE ON goodwill_voucher TO korb_worker;

-- Whoever changes an order notes the day; the worker counts it, the API reads the sums.
GRANT INSERT ON daily_change TO korb_api, korb_worker;
GRANT SELECT, DELETE ON daily_change TO korb_worker;
GRANT SELECT ON daily_category, daily_figures, daily_product, daily_progress, daily_window TO korb_api;
GRANT SELECT, INSERT, UPDATE, DELETE ON
	daily_category, daily_figures, daily_product, daily_progress, daily_window
	TO korb_worker;

-- What staff save for themselves.
GRANT SELECT, INSERT, UPDATE, DELETE ON order_view TO korb_api;

-- The worker sends the reports, to those who may still see them.
GRANT SELECT, INSERT, DELETE ON report_subscription TO korb_api;
GRANT SELECT, UPDATE ON report_subscription TO korb_worker;
GRANT SELECT (tenant_id, staff_id, email, name, roles, units, is_active) ON staff TO korb_worker;

-- No job concerns how somebody signs in; the worker deletes what has expired.
GRANT SELECT, INSERT, UPDATE, DELETE ON
	customer_credential, customer_passkey, floor_device, staff, staff_badge, staff_challenge,
	staff_invitation, staff_passkey, staff_session, staff_totp
	TO korb_api;
GRANT SELECT, INSERT, UPDATE ON undoable_change TO korb_api;
GRANT DELETE, SELECT (expires_at) ON staff_challenge, staff_invitation, undoable_change
	TO korb_worker;
GRANT DELETE, SELECT (created_at, device_id, last_seen_at) ON staff_session TO korb_worker;

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
