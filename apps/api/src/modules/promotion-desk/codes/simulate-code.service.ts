import type {
	CodeSimulation,
	CodeSimulationInput,
} from '@korb/contracts/admin/promotions/discount-codes';
import type { StaffContext } from '../../staff/index.ts';
import { currencyOf, WEEK_MS } from './read-codes.service.ts';
import { getSimulation, listCartValues } from './simulate-code.sql.ts';

/** Lower bounds, in cents. */
const CART_VALUES = [0, 20_00, 30_00, 40_00, 50_00, 60_00, 80_00, 100_00];

/** The same orders with the code: nobody buys more, and other discounts stay as they were. */
export function simulateCode(
	ctx: StaffContext,
	input: CodeSimulationInput,
): Promise<CodeSimulation> {
	const scope = { tenantId: ctx.me.tenantId, since: new Date(ctx.now.getTime() - WEEK_MS) };
	return ctx.db.snapshot(async (tx) => {
		const { orders, eligible, cost_cents: costCents } = await getSimulation(tx, scope, input);
		const found = await listCartValues(tx, scope, CART_VALUES, input.fulfilment ?? null);
		return {
			...{ currency: currencyOf(ctx), orders, eligible, costCents },
			carts: CART_VALUES.map((fromCents, index) => ({
				fromCents,
				// Buckets are counted from one.
				orders: found.find(({ bucket }) => bucket === index + 1)?.orders ?? 0,
			})),
		};
	});
}
