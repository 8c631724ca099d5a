import { aShop, type Shop } from '@korb/testing/shop';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';
import { aStaffMember, openOffice, type StaffOptions, type TestStaff } from './testing.ts';

type TestShop = Shop<LightMyRequestResponse>;

/** One back office for all tests of a file, and for each test a new shop with a manager. */
export function officeFixture(
	openShop: (api: TestApi) => Promise<TestShop> = (api) => aShop().openIn(api),
) {
	let api: TestApi;
	let office: FastifyInstance;
	let shop: TestShop;
	let manager: TestStaff;
	const hire = (options: StaffOptions = {}, at = shop) =>
		aStaffMember(api, office, at.tenantId, options);
	beforeAll(async () => {
		api = await startTestApi();
		office = await openOffice(api);
	});
	beforeEach(async () => {
		shop = await openShop(api);
		manager = await hire();
	});
	afterAll(async () => {
		await office.close();
		await api.close();
	});
	return {
		get api() {
			return api;
		},
		get office() {
			return office;
		},
		get shop() {
			return shop;
		},
		get manager() {
			return manager;
		},
		hire,
	};
}
