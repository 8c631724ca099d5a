import { getDocument, renderDocument } from '../invoice/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { getDeskFacts, getOrder } from './read-orders.service.ts';

export async function readDocument(
	ctx: StaffContext,
	{ orderNumber, documentNumber }: { orderNumber: string; documentNumber: string },
): Promise<{ name: string; bytes: Buffer }> {
	const write = await ctx.db.snapshot(async (tx) => {
		await getDeskFacts(tx, ctx, orderNumber);
		const order = await getOrder(tx, ctx.me.tenantId, orderNumber);
		return getDocument(tx, ctx.tenant, order, documentNumber);
	});
	return { name: write.number, bytes: await renderDocument(ctx.tenant, write) };
}
