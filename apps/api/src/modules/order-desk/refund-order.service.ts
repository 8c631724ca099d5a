import { createHash } from 'node:crypto';
import type { DeskOrder, RefundRequest } from '@korb/contracts/admin/orders/order-desk';
import { refundLimitOf } from '@korb/domain/staff/spending-limits';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { refused, Stale } from '../../errors.ts';
import { listRefunds, noteRefund, refundPayment } from '../aftersales/index.ts';
import { issueCreditNote } from '../invoice/index.ts';
import { attemptKeyOf, lockOrder, type OrderDeps, type OrderRow } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { countChange } from './order-desk.sql.ts';
import { getDeskFacts, getOrder, loadDeskOrder, readDeskOrder } from './read-orders.service.ts';

type Refund = RefundRequest & { orderNumber: string };

/**
 * Refunds parts of line items. Decision, credit note and audit entry are one transaction; the
 * provider is called after it, and again by the sweep until it answers.
 */
export async function refundForShopper(
	ctx: StaffContext,
	deps: OrderDeps,
	request: Refund,
): Promise<DeskOrder> {
	const { orderNumber } = request;
	const order = await ctx.db.single((tx) => getOrder(tx, ctx.me.tenantId, orderNumber));
	await ctx.db.transaction((tx) => decide(tx, ctx, order, request));
	await deps.checkpoint('deskRefund.noted');
	await refundPayment(deps, attemptKeyOf(order));
	return readDeskOrder(ctx, orderNumber);
}

async function decide(
	tx: Tx,
	ctx: StaffContext,
	order: OrderRow,
	{ orderNumber, ...request }: Refund,
): Promise<void> {
	await lockOrder(tx, order);
	const { version } = await getDeskFacts(tx, ctx, orderNumber);
	const digest = digestOf(request);
	const [repeated] = (await listRefunds(tx, order)).filter(
		({ request_key: key }) => key === request.key,
	);
	if (repeated?.digest.equals(digest)) return;
	if (repeated) throw refused('keyUsed', 'Another refund has this key.');
	if (isGuarded('order-version') && version !== request.version) {
		throw new Stale(await loadDeskOrder(tx, ctx, orderNumber), request);
	}
	const refund = await noteRefund(tx, await getOrder(tx, ctx.me.tenantId, orderNumber), {
		requestKey: request.key,
		digest,
		staffId: ctx.me.staffId,
		limitCents: refundLimitOf(ctx.me.roles, ctx.tenant.backOffice.refundLimits),
		parts: request.lines,
		reason: request.reason,
		notifies: request.notify,
	});
	const creditNote = await issueCreditNote(tx, ctx, order, refund);
	await countChange(tx, order);
	await recordChange(tx, ctx, {
		action: 'order.refund',
		subject: `order:${orderNumber}`,
		after: { amount: refund.amountCents, reason: request.reason, creditNote },
	});
}

/** The version is that of the page, which a repetition may have read again. */
function digestOf({ version: _, ...request }: RefundRequest): Buffer {
	return createHash('sha256').update(JSON.stringify(request)).digest();
}
