-- One sentence per table: `\d+` shows it, and docs/data-model.md is generated from it.
COMMENT ON TABLE tenant IS 'A shop: its configuration, theme and feature flags; a trigger raises the version on every change.';
COMMENT ON TABLE tenant_host IS 'Host names under which a shop is served.';

COMMENT ON TABLE content_document IS 'Published content of the CMS, projected for the shop; ordered by version.';
COMMENT ON TABLE content_picture IS 'Pictures of editors in every size, so that the shop does not depend on the CMS.';

COMMENT ON TABLE product IS 'A product as the feed describes it, the same in every region.';
COMMENT ON TABLE brand IS 'Brands of the feed.';
COMMENT ON TABLE category IS 'The category tree of the feed.';
COMMENT ON TABLE picture IS 'Sources of product pictures, addressed by content hash.';
COMMENT ON TABLE offer IS 'Price, promotion, stock and availability of a product in a region.';
COMMENT ON TABLE price_history IS 'Every price ever charged, append-only; the lowest price of 30 days is computed from it.';
COMMENT ON TABLE vat_rate IS 'VAT rates by country and class, with the day they took effect.';
COMMENT ON TABLE product_demand IS 'How many recent orders contained a product; refreshed once a day.';
COMMENT ON TABLE product_demand_day IS 'The day product_demand was last refreshed for.';

COMMENT ON TABLE shelf IS 'Read model of a listing: the products of a category, a brand or the whole assortment, numbered by popularity.';
COMMENT ON TABLE shelf_board IS 'Products of a listing in chunks of 256, so that a page reads only a few of them.';
COMMENT ON TABLE shelf_facet IS 'Bitmaps of facet values that are the same in every region.';
COMMENT ON TABLE shelf_region IS 'Regional part of a listing: sort orders by price, totals and facet counts.';
COMMENT ON TABLE shelf_region_facet IS 'Bitmaps of facet values that differ by region, such as availability and price.';
COMMENT ON TABLE shelf_pending IS 'Listings that have to be rebuilt since something in them changed.';

COMMENT ON TABLE search_word IS 'Inverted index: the products of a word as a bitmap, by how well they match.';
COMMENT ON TABLE search_vocabulary IS 'Words of the catalogue in every spelling, for completion and typo correction.';
COMMENT ON TABLE search_name IS 'Folded names of brands and categories, for suggestions.';
COMMENT ON TABLE search_synonym IS 'Groups of terms that mean the same, per shop.';
COMMENT ON TABLE search_popular IS 'Popular search terms, derived from orders.';
COMMENT ON TABLE search_miss IS 'Searches without a hit, counted per day.';
COMMENT ON TABLE search_event IS 'Clicks and conversions of searches, without personal data; partitioned by month.';

COMMENT ON TABLE delivery_area IS 'Where a shop delivers, from which picking unit and on which terms.';
COMMENT ON TABLE collect_store IS 'Stores where orders can be collected.';
COMMENT ON TABLE closed_day IS 'Days without windows, of a store or a picking unit.';
COMMENT ON TABLE window_template IS 'Weekly templates from which windows are planned.';
COMMENT ON TABLE time_window IS 'A delivery or collection window with its capacity counter.';
COMMENT ON TABLE window_hold IS 'Places in a window that carts hold until they expire.';
COMMENT ON TABLE window_stop IS 'Confirmed stops of a window; a stop nearby makes a window green.';
COMMENT ON TABLE street IS 'Streets of a country, for address completion without a maps provider.';
COMMENT ON TABLE map_shape IS 'Land, districts, parks and water of a country, for the map.';

COMMENT ON TABLE cart IS 'A cart: owner token, status, version, addresses and preferences.';
COMMENT ON TABLE cart_line IS 'Line items of a cart.';
COMMENT ON TABLE discount_code IS 'Discount codes with their rules and usage counters.';
COMMENT ON TABLE discount_code_person IS 'Who used a code that is limited to once per person, as hashes.';
COMMENT ON TABLE stock_hold IS 'Stock taken by carts that are being paid and by orders; returned on cancellation.';

COMMENT ON TABLE payment_attempt IS 'One attempt to pay a finalised cart, with the snapshot it was finalised with.';
COMMENT ON TABLE payment_operation IS 'Calls to the payment provider with their idempotency keys, written before the call.';
COMMENT ON TABLE payment_event IS 'Verified webhook events of payment providers, stored before they are acknowledged.';
COMMENT ON TABLE attempt_step IS 'Allowed status transitions of a payment attempt.';

COMMENT ON TABLE order_claim IS 'Makes an order unique per cart and assigns its number, across all partitions.';
COMMENT ON TABLE shop_order IS 'Placed orders, partitioned by month.';
COMMENT ON TABLE order_step IS 'Allowed status transitions of an order.';
COMMENT ON TABLE order_event IS 'Outbox of order events, from which emails and webhooks are dispatched.';
COMMENT ON TABLE order_report IS 'Signed reports of picking systems by nonce; a replay changes nothing.';
COMMENT ON TABLE order_withdrawal IS 'Withdrawals declared by shoppers; immutable once confirmed.';
COMMENT ON TABLE order_return IS 'Returned products of a withdrawal and their refund.';
COMMENT ON TABLE order_webhook IS 'Webhook endpoints that receive order events.';
COMMENT ON TABLE order_webhook_delivery IS 'Delivery log of webhooks: attempts and the last response.';
COMMENT ON TABLE invoice IS 'Invoices as issued, with the data they are rendered from.';
COMMENT ON TABLE invoice_number IS 'Gapless invoice numbers per shop and year.';

COMMENT ON TABLE contact_message IS 'Messages of the contact form; purged after twelve months.';
COMMENT ON TABLE contact_upload IS 'Files attached to a contact message.';
COMMENT ON TABLE newsletter_subscription IS 'Confirmed newsletter subscriptions.';
COMMENT ON TABLE newsletter_wish IS 'Newsletter requests whose confirmation link has not been followed yet.';
COMMENT ON TABLE newsletter_welcome IS 'Mailboxes that received a welcome code, as hashes.';
COMMENT ON TABLE questionnaire_answer IS 'Answers to questionnaires of editors, without a person.';

COMMENT ON TABLE migration IS 'Migrations that have been applied.';
