import type { AreaEffect, AreaShape } from '@korb/contracts/admin/areas/areas';
import type { StaffContext } from '../staff/index.ts';
import { requireValid } from './change-areas.service.ts';
import { countMovedAddresses, countMovedOrders } from './preview-area.sql.ts';
import { getArea } from './read-areas.service.ts';

/** More are in the list of orders. */
const ORDERS_NAMED = 20;
/** No area can have it. */
const NEW = '';

type Preview = {
	areaNumber: string | null;
	change: { priority: number; postalCodes: string[]; shape?: AreaShape | undefined } | null;
};

export function previewArea(ctx: StaffContext, preview: Preview): Promise<AreaEffect> {
	const { tenantId, units } = ctx.me;
	return ctx.db.snapshot(async (tx) => {
		if (preview.areaNumber !== null) await getArea(tx, ctx, preview.areaNumber);
		if (preview.change?.shape) await requireValid(tx, preview.change.shape);
		const draft = { tenantId, ...preview, areaNumber: preview.areaNumber ?? NEW };
		const addresses = await countMovedAddresses(tx, draft);
		const { orders, outside, numbers } = await countMovedOrders(tx, draft, {
			units,
			limit: ORDERS_NAMED,
		});
		return { addresses, orders, outside, outsideNumbers: numbers };
	});
}
