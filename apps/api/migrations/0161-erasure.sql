-- What stays of an order when its person goes: goods, prices, place and time, as tax law wants.
CREATE FUNCTION without_person(address jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT CASE jsonb_typeof(address) WHEN 'object' THEN address || jsonb '{
		"streetName": "", "streetNumber": "", "stairCase": "", "floor": "", "door": "",
		"position": null, "additionalInfo": "", "salutation": null, "title": "", "firstName": "",
		"lastName": "", "companyName": "", "valueAddedTaxId": "", "companyRegistrationNumber": "",
		"email": "", "phoneNumber": ""
	}' ELSE jsonb 'null' END
$$;

CREATE FUNCTION order_without_person(snapshot jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT snapshot || jsonb_build_object(
		'note', '',
		'cart', snapshot -> 'cart' || jsonb_build_object(
			'customerId', NULL,
			'billingAddress', without_person(snapshot #> '{cart,billingAddress}'),
			'distributionAddress', without_person(snapshot #> '{cart,distributionAddress}')
		)
	)
$$;

ALTER TABLE shop_order ADD COLUMN erased_at timestamptz;
CREATE INDEX order_to_erase ON shop_order (placed_at) WHERE erased_at IS NULL;
ALTER TABLE payment_attempt ADD COLUMN erased_at timestamptz;
CREATE INDEX payment_attempt_to_erase ON payment_attempt (created_at) WHERE erased_at IS NULL;
CREATE INDEX cart_to_erase ON cart (touched_on)
	WHERE status IN ('ORDERED', 'ABANDONED')
		AND num_nonnulls(customer_id, billing_address, distribution_address, frozen) > 0;
CREATE INDEX invoice_age ON invoice (issued_on);
CREATE INDEX order_withdrawal_age ON order_withdrawal (declared_at);
CREATE INDEX contact_message_of ON contact_message (tenant_id, lower(fields ->> 'email'));
