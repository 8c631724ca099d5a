import type { DeskCustomer, DeskCustomerList } from '@korb/contracts/admin/customers/customer-desk';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { findCommunication } from '../customer-data/index.ts';
import { listPasses } from '../delivery-pass/index.ts';
import { findCustomer } from '../identity/index.ts';
import { toSearch } from '../order-desk/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { listWalletCards } from '../wallet/index.ts';
import { toAddresses, toClub, toRecentOrder, toSummary } from './customer-desk.mapper.ts';
import { findCustomers, findSummary, listRecentOrders, sumRefunds } from './customer-desk.sql.ts';

const MOST_SHOWN = 25;
const RECENT_ORDERS = 10;

const scopeOf = ({ me }: StaffContext) => ({ tenantId: me.tenantId, units: me.units });

export async function searchCustomers(ctx: StaffContext, said: string): Promise<DeskCustomerList> {
	const { currency } = ctx.tenant.config.clientRuntimeConfig;
	const search = toSearch(said);
	const rows = search
		? await ctx.db.snapshot((tx) => findCustomers(tx, scopeOf(ctx), search, MOST_SHOWN + 1))
		: [];
	return {
		currency,
		customers: rows.slice(0, MOST_SHOWN).map(toSummary),
		isMore: rows.length > MOST_SHOWN,
	};
}

/** Whoever looks at a customer leaves a trace. */
export function openCustomer(ctx: StaffContext, customerId: string): Promise<DeskCustomer> {
	return ctx.db.transaction(async (tx) => {
		const customer = await loadCustomer(tx, ctx, customerId);
		await recordChange(tx, ctx, { action: 'customer.open', subject: `customer:${customerId}` });
		return customer;
	});
}

/** Null also for an account that the person does not see. */
export async function findCaller(tx: Tx, ctx: StaffContext, customerId: string) {
	const summary = await findSummary(tx, scopeOf(ctx), customerId);
	const customer = summary && (await findCustomer(tx, { tenantId: ctx.me.tenantId, customerId }));
	if (!customer) return null;
	const { name, email, phone } = toSummary(summary);
	const { first_name: firstName, last_name: lastName } = customer;
	return {
		customer: { customerId, name, firstName, lastName, email, phone },
		addresses: toAddresses(customer),
		saved: customer.addresses,
	};
}

export async function loadCustomer(
	tx: Tx,
	ctx: StaffContext,
	customerId: string,
): Promise<DeskCustomer> {
	const key = { tenantId: ctx.me.tenantId, customerId };
	const summary = await findSummary(tx, scopeOf(ctx), customerId);
	const customer = summary && (await findCustomer(tx, key));
	const communication = await findCommunication(tx, key);
	if (!customer || !communication) throw notFound('customer');
	const recent = await listRecentOrders(tx, scopeOf(ctx), customerId, RECENT_ORDERS);
	const cards = await listWalletCards(tx, key);
	const pass = (await listPasses(tx, key)).find(({ ended_at: endedAt }) => !endedAt);
	return {
		...toSummary(summary),
		currency: ctx.tenant.config.clientRuntimeConfig.currency,
		since: summary.created_at.toISOString(),
		refunded: await sumRefunds(tx, scopeOf(ctx), customerId),
		recentOrders: recent.map(toRecentOrder),
		addresses: toAddresses(customer),
		giftCards: cards.map((card) => ({
			lastCharacters: card.last_characters,
			balance: card.balance_cents,
			expiresOn: card.expires_on,
			isExpired: card.is_expired,
		})),
		club: toClub(customer),
		pass: pass ? { endsOn: pass.ends_on } : null,
		consent: {
			email: communication.personal_email_allowed,
			mail: communication.personal_mail_allowed,
			sms: communication.personal_sms_allowed,
			newsletters: communication.newsletter_topics,
			changedAt: communication.communication_changed_at?.toISOString() ?? null,
		},
	};
}
