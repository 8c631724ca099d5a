import { randomInt } from 'node:crypto';
import type { VoucherRequest } from '@korb/contracts/admin/orders/goodwill-vouchers';
import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { refused, Stale } from '../../errors.ts';
import { insertCode } from '../cart/index.ts';
import { type EmailDeps, queueOrderEmail, toVoucherMail } from '../notification/index.ts';
import { lockOrder } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { insertVoucher, listVouchers } from './goodwill-vouchers.sql.ts';
import { countChange } from './order-desk.sql.ts';
import { getDeskFacts, getOrder, loadDeskOrder, readDeskOrder } from './read-orders.service.ts';
import { voucherLimitLeft } from './voucher-limit-left.ts';

const VALID_DAYS = 180;
const DAY_MS = 86_400_000;
/** Without lookalike letters and digits. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const CODE_LENGTH = 12;

type Gift = VoucherRequest & { orderNumber: string };

/** Code, email and audit entry are one transaction; the order is locked, so limits hold. */
export async function giveVoucher(
	ctx: StaffContext,
	deps: EmailDeps,
	gift: Gift,
): Promise<DeskOrder> {
	await ctx.db.transaction((tx) => give(tx, ctx, deps, gift));
	return readDeskOrder(ctx, gift.orderNumber);
}

async function give(
	tx: Tx,
	ctx: StaffContext,
	deps: EmailDeps,
	{ orderNumber, ...request }: Gift,
): Promise<void> {
	const { tenantId, staffId } = ctx.me;
	await getDeskFacts(tx, ctx, orderNumber);
	const order = await getOrder(tx, tenantId, orderNumber);
	await lockOrder(tx, order);
	const { version } = await getDeskFacts(tx, ctx, orderNumber);
	const given = await listVouchers(tx, { tenantId, orderNumber });
	const repeated = given.find(({ voucher_id: id }) => id === request.key);
	if (repeated?.amount_cents === request.amount) return;
	if (repeated) throw refused('keyUsed', 'Another voucher has this key.');
	if (isGuarded('order-version') && version !== request.version) {
		throw new Stale(await loadDeskOrder(tx, ctx, orderNumber), request);
	}
	const limit = voucherLimitLeft(ctx, given);
	if (limit !== null && request.amount > limit) {
		throw refused('aboveLimit', 'Your role may not give that much for one order.');
	}
	const code = newCode();
	const endsAt = new Date(ctx.now.getTime() + VALID_DAYS * DAY_MS);
	const mail = toVoucherMail(ctx.tenant, order, { code, amountCents: request.amount, endsAt });
	if (!mail) throw refused('noMailbox', 'The order has no email address.');
	const value = request.amount;
	await insertCode(tx, tenantId, {
		...{ code, kind: 'amount', value, endsAt, maxUses: 1 },
		source: 'goodwill',
	});
	await insertVoucher(tx, {
		...{ tenantId, voucherId: request.key, orderNumber, staffId, code },
		amountCents: request.amount,
	});
	await queueOrderEmail(tx, deps, { tenant: ctx.tenant, order, type: 'order.voucher', mail });
	await countChange(tx, order);
	await recordChange(tx, ctx, {
		action: 'order.voucher',
		subject: `order:${orderNumber}`,
		after: { amount: request.amount, reason: request.reason },
	});
}

function newCode(): string {
	return Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}
