import { randomUUID } from 'node:crypto';
import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { anArea, graz } from '../modules/distribution/testing.ts';
import { aStaffMember, openOffice, type TestStaff } from '../modules/staff/testing.ts';
import { openOrderHarness } from './order-harness.ts';

export const contact = {
	...{ firstName: 'Teresa', lastName: 'Wagner' },
	...{ phoneNumber: '0660 1234567', email: 'teresa@korb.example' },
};
export const praterstrasse = {
	...{ kind: 'address', streetName: 'Praterstraße', streetNumber: '38' },
	...{ postalCode: '1020', city: 'Wien' },
};

export const at = (draftId: string, rest = '') => `/admin/phone-orders/${draftId}${rest}`;

/** Somebody of the service who takes orders, in a shop with units in Vienna and Graz. */
export function openPhoneDesk() {
	const harness = openOrderHarness();
	let office: FastifyInstance;
	let service: TestStaff;
	beforeAll(async () => {
		office = await openOffice(harness.api);
		const ofGraz = { number: '2', units: ['graz'], box: graz, postalCodes: ['8010'] };
		await anArea(harness.api, { tenantId: harness.shop.tenantId, ...ofGraz });
	});
	const hire = (options: Parameters<typeof aStaffMember>[3]) =>
		aStaffMember(harness.api, office, harness.shop.tenantId, options);
	beforeEach(async () => {
		service = await hire({ roles: ['service'] });
	});
	afterAll(() => office.close());

	const start = async (customerId: string | null = null, by = service): Promise<string> =>
		(await by.send('POST', '/admin/phone-orders', { customerId })).json().draftId;
	const set = (draftId: string, sku: string, quantity: number) =>
		service.send('PUT', at(draftId, '/item'), { sku, quantity });
	const sendTo = (draftId: string, to: object, by = service) =>
		by.send('PUT', at(draftId, '/destination'), { contact, to });
	const hold = (draftId: string, windowId: string | null) =>
		service.send('PUT', at(draftId, '/window'), { windowId });
	return {
		harness,
		get service() {
			return service;
		},
		hire,
		start,
		set,
		sendTo,
		hold,
		read: async (draftId: string): Promise<PhoneOrder> =>
			(await service.send('GET', at(draftId))).json(),
		place: (draftId: string, expectedTotal: number, change: object = {}) =>
			service.send('POST', at(draftId, '/order'), {
				methodKey: 'payment-at-the-door',
				expectedTotal,
				...change,
			}),
		async aCustomer(): Promise<string> {
			const { rows } = await harness.api.pool.query(
				`INSERT INTO customer (tenant_id, email, first_name, last_name)
				VALUES ($1, $2, 'Teresa', 'Wagner') RETURNING customer_id`,
				[harness.shop.tenantId, `t-${randomUUID().slice(0, 13)}@korb.example`],
			);
			return rows[0].customer_id;
		},
		/** With two of a product, an address and a window: ready to be placed. */
		async aDraft(customerId: string | null = null, sku = 'MILCH') {
			const draftId = await start(customerId);
			const windowId = await harness.newWindow();
			await set(draftId, sku, 2);
			await sendTo(draftId, praterstrasse);
			const { cart } = (await hold(draftId, windowId)).json() as PhoneOrder;
			return { draftId, windowId, total: cart.priceInfo.total };
		},
	};
}
