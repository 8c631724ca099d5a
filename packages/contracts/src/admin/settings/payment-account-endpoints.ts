import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf } from '../access.ts';
import {
	DeskPaymentAccounts,
	PaymentAccountName,
	PaymentAccountSecrets,
} from './payment-accounts.ts';
import * as paths from './settings-paths.ts';

const tags = ['settings'];
const access = 'settings.publish' as const;
const params = z.object({ account: PaymentAccountName });
const version = z.int().min(0).describe('Of the accounts, as read');
const changing = [...guarded, 'stale', 'conflict', 'too_many_requests'] as const;
const response = { 200: DeskPaymentAccounts, ...staleOf(DeskPaymentAccounts), ...problem };

export const getPaymentAccounts = {
	...at(paths.getPaymentAccounts),
	access,
	errors: guarded,
	tags,
	summary: 'Lists the payment accounts of the shop, and which one takes new payments',
	response: { 200: DeskPaymentAccounts, ...problem },
};

export const putPaymentAccount = {
	...at(paths.putPaymentAccount),
	access,
	errors: [...changing, 'unavailable'] as const,
	tags,
	summary:
		'Stores the secrets of an account once the provider has accepted the key; it takes new payments from then on. 409 (`code: keyRefused`, `otherAccount` if its earlier payments are not there, `testAccount`, `notOffered`, `tooMany` beyond ten)',
	params,
	body: z.strictObject({ version, secrets: PaymentAccountSecrets }),
	response,
};

export const closePaymentAccount = {
	...at(paths.closePaymentAccount),
	access,
	errors: [...changing, 'not_found'] as const,
	tags,
	summary:
		'Takes no new payments in the account; those that began there are still captured and refunded',
	params,
	body: z.strictObject({ version }),
	response,
};

export const deletePaymentAccount = {
	...at(paths.deletePaymentAccount),
	access,
	errors: [...changing, 'not_found'] as const,
	tags,
	summary:
		'Deletes the secrets of an account; its payments cannot be refunded from here any more. 409 (`code: notClosed`, or `inUse` while it has payments that are not captured or released)',
	params,
	body: z.strictObject({ version }),
	response,
};
