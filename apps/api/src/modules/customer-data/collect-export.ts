import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { listPasses } from '../delivery-pass/index.ts';
import { listDeclined, listFavorites } from '../favorites/index.ts';
import {
	type CustomerKey,
	findCustomer,
	findSecurity,
	listPasskeys,
	listSessions,
	toCustomer,
} from '../identity/index.ts';
import { findCardOrder, listEntries } from '../loyalty/index.ts';
import { listMethods } from '../payment-methods/index.ts';
import { listWithLines } from '../shopping-list/index.ts';
import { listWalletCards, listEntries as listWalletEntries } from '../wallet/index.ts';
import {
	findCommunication,
	listCarts,
	listEmails,
	listGoodwillVouchers,
	listInvoices,
	listMessages,
	listNotes,
	listOrders,
	listOwnCodes,
	listRedemptions,
	listWithdrawals,
} from './export.sql.ts';

export type ExportedData = Awaited<ReturnType<typeof collectExport>>;

/** Everything the shop knows about the customer, but for secrets. */
export async function collectExport(tx: Tx, key: CustomerKey) {
	const customer = await findCustomer(tx, key);
	const security = await findSecurity(tx, key);
	if (!customer || !security) throw notFound('customer');
	return {
		customer: toCustomer(customer),
		communication: await findCommunication(tx, key),
		security,
		sessions: await listSessions(tx, key),
		passkeys: await listPasskeys(tx, key),
		favorites: await listFavorites(tx, key),
		declinedSuggestions: await listDeclined(tx, key),
		lists: await listWithLines(tx, key),
		carts: await listCarts(tx, key),
		orders: await listOrders(tx, key),
		emails: await listEmails(tx, key),
		goodwillVouchers: await listGoodwillVouchers(tx, key),
		codes: await listOwnCodes(tx, key),
		notes: await listNotes(tx, key),
		points: await listEntries(tx, key),
		cardOrder: await findCardOrder(tx, key),
		paymentMethods: await listMethods(tx, key),
		giftCards: await listWalletCards(tx, key),
		giftCardEntries: await listWalletEntries(tx, key),
		deliveryPasses: await listPasses(tx, key),
		vouchers: await listRedemptions(tx, key),
		withdrawals: await listWithdrawals(tx, key),
		invoices: await listInvoices(tx, key),
		messages: await listMessages(tx, key),
	};
}
