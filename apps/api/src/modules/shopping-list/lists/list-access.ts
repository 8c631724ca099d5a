import { timingSafeEqual } from 'node:crypto';
import type { ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import { hashSecret, requireCustomer } from '../../identity/index.ts';
import { findList, type ListKey, type ListRow } from './lists.sql.ts';

export type Access = ShoppingList['access'];
/** Which list, and the secret of the link through which it was opened. */
export type ListAddress = { listId: string; token?: string | undefined };

const ranks: Record<Access, number> = { read: 0, edit: 1, own: 2 };

/** The list for whoever may do this with it. For everybody else, it does not exist. */
export async function openerOf(ctx: RequestContext, { listId, token }: ListAddress, need: Access) {
	const session = await ctx.session();
	if (!token || need === 'own') await requireCustomer(ctx);
	const key: ListKey = { tenantId: ctx.tenant.id, listId };
	return async (tx: Tx): Promise<{ key: ListKey; row: ListRow; access: Access }> => {
		const row = await findList(tx, key);
		const access = row && accessTo(row, session?.customerId, token);
		if (!access || ranks[access] < ranks[need]) throw notFound('list');
		return { key, row, access };
	};
}

function accessTo(row: ListRow, customerId?: string, token?: string): Access | null {
	if (row.customer_id === customerId) return 'own';
	if (!token || !row.share_hash) return null;
	return timingSafeEqual(hashSecret(token), row.share_hash) ? row.share_right : null;
}
