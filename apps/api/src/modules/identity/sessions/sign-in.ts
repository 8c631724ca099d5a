import type { Customer } from '@korb/contracts/customer/customer';
import type { Tx } from '../../../db/schema.ts';
import { ApiError } from '../../../errors.ts';
import { toCustomer } from '../customer.mapper.ts';
import { findCustomer } from '../customers.sql.ts';
import type { Browser } from './browser.ts';
import { startSession } from './sessions.service.ts';
import type { CustomerKey } from './sessions.sql.ts';

export type SignedIn = {
	customer: Customer;
	token: string;
	browser: Browser;
	isPersistent: boolean;
};

export async function signIn(
	tx: Tx,
	key: CustomerKey,
	browser: Browser,
	isPersistent = true,
): Promise<SignedIn> {
	const row = await findCustomer(tx, key);
	// Deleted meanwhile.
	if (!row) throw loginRefused();
	const token = await startSession(tx, key, browser, isPersistent);
	return { customer: toCustomer(row), token, browser, isPersistent };
}

/** Never says which part was wrong. */
export function loginRefused(): ApiError {
	return new ApiError('login_refused', 'Email address or password is wrong.');
}
