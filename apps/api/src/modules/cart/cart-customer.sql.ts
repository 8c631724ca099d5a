import { sql } from 'kysely';

/** The customer of a cart, also of one that staff fill; null for guests. */
export const cartCustomer = sql`coalesce(cart.customer_id, cart.placed_for)`;
