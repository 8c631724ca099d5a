import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { Stale } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import {
	collectExport,
	keepAccount,
	packExport,
	scheduleDeletion,
} from '../customer-data/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { lockDeletion } from './customer-desk.sql.ts';
import { loadCustomer } from './read-customers.service.ts';

const exports = { name: 'staff-exports', points: 10, seconds: 60 * 60 };

export async function exportForCustomer(
	ctx: StaffContext,
	customerId: string,
): Promise<{ name: string; bytes: Buffer }> {
	const { tenantId, staffId } = ctx.me;
	await ctx.spend(exports, `${tenantId} ${staffId}`);
	const data = await ctx.db.transaction(async (tx) => {
		await loadCustomer(tx, ctx, customerId);
		await recordChange(tx, ctx, { action: 'customer.export', subject: `customer:${customerId}` });
		return collectExport(tx, { tenantId, customerId });
	});
	return packExport(ctx, data);
}

type Wanted = { customerId: string; isPlanned: boolean; deletionAt: string | null };

/** On behalf of the customer: the same grace, email and sign-out as in the account. */
export function changeDeletion(
	ctx: StaffContext,
	outbox: Outbox,
	{ customerId, ...requested }: Wanted,
): Promise<DeskCustomer> {
	const { me, tenant } = ctx;
	const key = { tenantId: me.tenantId, customerId };
	return ctx.db.transaction(async (tx) => {
		const before = (await lockDeletion(tx, key))?.toISOString() ?? null;
		const current = await loadCustomer(tx, ctx, customerId);
		if (before !== requested.deletionAt) throw new Stale(current, requested);
		if (requested.isPlanned === (before !== null)) return current;
		if (requested.isPlanned) await scheduleDeletion(tx, tenant, outbox, key);
		else await keepAccount(tx, tenant, outbox, key);
		const changed = await loadCustomer(tx, ctx, customerId);
		await recordChange(tx, ctx, {
			action: requested.isPlanned ? 'customer.planDeletion' : 'customer.keep',
			subject: `customer:${customerId}`,
			before: { deletionAt: before },
			after: { deletionAt: changed.deletionAt },
		});
		return changed;
	});
}
