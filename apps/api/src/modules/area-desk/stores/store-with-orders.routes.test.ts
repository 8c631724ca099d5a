import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Buyer } from '../../../checkout-harness/buyer.ts';
import { openOrderHarness } from '../../../checkout-harness/order-harness.ts';
import { Shopper } from '../../cart/testing.ts';
import { aStore } from '../../distribution/testing.ts';
import { aStaffMember, openOffice } from '../../staff/testing.ts';

const harness = openOrderHarness();
const contact = {
	...{ firstName: 'Anna', lastName: 'Berger', email: 'anna.berger@example.at' },
	phoneNumber: '+436601234567',
};
let office: FastifyInstance;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
afterAll(() => office.close());

async function collector(windowId: string): Promise<Buyer> {
	const shopper = await Shopper.enter(harness.shop);
	await shopper.set('MILCH', 2);
	const place = { storeId: 'neubau', distributionType: 'CLICK_AND_COLLECT', ...contact };
	await shopper.send('POST', '/api/carts/distribution-address', place);
	await shopper.send('POST', '/api/carts/distribution-time-slot', { id: windowId });
	return new Buyer(shopper, (await shopper.cart()).id);
}

it('stays until its last order is closed, also after its window', async () => {
	const { tenantId } = harness.shop;
	const manager = await aStaffMember(harness.api, office, tenantId);
	await aStore(harness.api, { tenantId, storeId: 'neubau', lat: 48.2, lng: 16.35 });
	const windowId = await harness.newWindow({
		...{ distributionType: 'CLICK_AND_COLLECT', appointableId: 'neubau', capacity: 50 },
	});
	const remove = () => manager.send('POST', '/admin/stores/neubau/delete', { version: 1 });
	const buyer = await collector(windowId);
	expect((await remove()).json().code).toBe('storeInUse');
	const { order } = await buyer.order({ methodKey: 'payment-at-the-store' });
	await harness.api.query(
		`UPDATE time_window SET starts_at = starts_at - interval '30 days',
			ends_at = ends_at - interval '30 days', cut_off_at = cut_off_at - interval '30 days'
		WHERE window_id = $1`,
		[windowId],
	);
	expect((await remove()).json().code).toBe('storeInUse');
	await harness.api.query(
		`UPDATE shop_order SET status = 'CANCELLED' WHERE tenant_id = $1 AND order_number = $2`,
		[tenantId, order.orderNumber],
	);
	const gone = await remove();
	expect(gone.statusCode, gone.body).toBe(200);
});
