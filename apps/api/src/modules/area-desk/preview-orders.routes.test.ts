import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { aStaffMember, openOffice } from '../staff/testing.ts';

const harness = openOrderHarness();
let office: FastifyInstance;
beforeAll(async () => {
	office = await openOffice(harness.api);
});
afterAll(() => office.close());

const deletion = { areaNumber: '1', change: null };

it('names open orders that no area would serve, until they are cancelled', async () => {
	const manager = await aStaffMember(harness.api, office, harness.shop.tenantId);
	const { buyer, order } = await harness.ordered();
	const preview = async () => (await manager.send('POST', '/admin/area-preview', deletion)).json();
	expect(await preview()).toEqual({
		addresses: [],
		...{ orders: 1, outside: 1, outsideNumbers: [order.orderNumber] },
	});
	await buyer.send('POST', harness.pathOf(order, '/cancel'));
	expect(await preview()).toMatchObject({ orders: 0, outside: 0, outsideNumbers: [] });
});
