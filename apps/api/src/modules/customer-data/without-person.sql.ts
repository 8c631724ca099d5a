import { sql } from 'kysely';

/** What a row keeps once its person is erased, as the SET clause of an UPDATE. */
export const orderWithoutPerson = sql`
	customer_id = NULL, erased_at = now(), snapshot = order_without_person(snapshot)
`;
export const attemptWithoutPerson = sql`
	erased_at = now(), client_key = NULL, snapshot = order_without_person(snapshot),
	checkout_request = checkout_request || jsonb '{"customerId": null, "savedMethodRef": null}'
`;
export const cartWithoutPerson = sql`
	customer_id = NULL, placed_for = NULL, billing_address = NULL, distribution_address = NULL, frozen = NULL
`;
