import type {
	BulkMoveRequest,
	BulkOutcome,
	BulkResult,
} from '@korb/contracts/admin/orders/bulk-orders';
import type { RateLimit } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { type EmailDeps, listOrderEmails } from '../notification/index.ts';
import type { OrderDeps } from '../order-records/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { listWindowsForShopper, moveForShopper } from './move-order.service.ts';
import { resendEmail } from './order-emails.service.ts';
import { getDeskFacts, getOrder } from './read-orders.service.ts';

const moves: RateLimit = { name: 'bulk-move', points: 20, seconds: 600 };
const resends: RateLimit = { name: 'bulk-resend', points: 10, seconds: 600 };

/** Each order moves as if it was the only one, to the window of its unit or store at that time. */
export async function moveOrders(
	ctx: StaffContext,
	deps: OrderDeps,
	{ orders, start, end }: BulkMoveRequest,
): Promise<BulkResult> {
	await ctx.spend(moves, `${ctx.me.tenantId} ${ctx.me.staffId}`);
	const [from, to] = [Date.parse(start), Date.parse(end)];
	return forEach(ctx, orders, async ({ orderNumber, version }) => {
		const { days } = await listWindowsForShopper(ctx, orderNumber);
		const window = days
			.flatMap(({ windows }) => windows)
			.find((each) => Date.parse(each.start) === from && Date.parse(each.end) === to);
		if (!window) return 'noWindow';
		const { id: windowId } = window;
		const order = await ctx.db.single((tx) => getOrder(tx, ctx.me.tenantId, orderNumber));
		// A move into its own window is none, and is not audited.
		if (order.window_id === windowId) return 'unchanged';
		await moveForShopper(ctx, deps, { orderNumber, version, windowId });
		return 'done';
	});
}

/** Sends the confirmations again, each with its own limit and audit entry. */
export async function resendConfirmations(
	ctx: StaffContext,
	deps: EmailDeps,
	orderNumbers: readonly string[],
): Promise<BulkResult> {
	const { tenantId, staffId } = ctx.me;
	await ctx.spend(resends, `${tenantId} ${staffId}`);
	const orders = orderNumbers.map((orderNumber) => ({ orderNumber }));
	return forEach(ctx, orders, async ({ orderNumber }) => {
		const emails = await ctx.db.snapshot(async (tx) => {
			await getDeskFacts(tx, ctx, orderNumber);
			return listOrderEmails(tx, { tenantId, orderNumber });
		});
		const confirmation = emails.findLast(({ type }) => type === 'order.placed');
		if (!confirmation) return 'noEmail';
		await resendEmail(ctx, deps, { orderNumber, emailId: confirmation.email_id });
		return 'done';
	});
}

/** One after the other, each in a transaction of its own: what fails leaves the others alone. */
async function forEach<Order extends { orderNumber: string }>(
	ctx: StaffContext,
	orders: readonly Order[],
	act: (order: Order) => Promise<BulkOutcome>,
): Promise<BulkResult> {
	const results: BulkResult['results'] = [];
	for (const order of orders) {
		const outcome = await act(order).catch((error: unknown) => {
			const known = error instanceof ApiError ? outcomeOf(error) : null;
			if (!known) ctx.log.error({ error, orderNumber: order.orderNumber }, 'bulk action failed');
			return known ?? 'failed';
		});
		results.push({ orderNumber: order.orderNumber, outcome });
	}
	return { results };
}

const rules: Record<string, BulkOutcome> = {
	tooLateToMove: 'tooLate',
	'022': 'notOffered',
	'023': 'full',
};

function outcomeOf({ code, rule }: ApiError): BulkOutcome | null {
	if (code === 'stale') return 'stale';
	if (code === 'not_found') return 'notFound';
	if (code === 'too_many_requests') return 'tooOften';
	// Other rules concern the address, which is served by no unit any more.
	return code === 'conflict' ? (rules[String(rule)] ?? 'noWindow') : null;
}
