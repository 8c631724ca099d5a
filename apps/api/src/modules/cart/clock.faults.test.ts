import { afterEach, describe, expect, it } from 'vitest';
import { createDatabaseClock } from '../../db/database-clock.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { anArea, vienna } from '../distribution/testing.ts';
import { aWindow } from '../windows/testing.ts';
import { aDiscountCode, openCartShop, Shopper } from './testing.ts';

const HOUR_MS = 3_600_000;
const address = { distributionType: 'DELIVERY', postalCode: '1020', city: 'Wien' };

let api: TestApi;
afterEach(() => api.close());

/** A shopper on a machine with a wrong clock, and the alarms it logs. */
async function visitAt(hours: number) {
	const alarms: object[] = [];
	const machine = () => Date.now() + hours * HOUR_MS;
	let now = () => new Date(machine());
	api = await startTestApi({ clock: () => now() });
	const log = { error: (fields: object) => alarms.push(fields) } as never;
	const clock = createDatabaseClock(api.db, log, machine);
	await clock.compare();
	now = clock.now;
	const shop = await openCartShop(api);
	const { tenantId } = shop;
	const area = { number: '1', units: ['wien'], box: vienna, postalCodes: ['1020'] };
	await anArea(api, { tenantId, ...area });
	const shopper = await Shopper.enter(shop);
	await shopper.add('MILCH');
	await shopper.send('POST', '/api/carts/distribution-address', address);
	return { shopper, tenantId, alarms };
}

describe.each([2, -2, 0])('F40 the machine clock is off by %i hours', (hours) => {
	it('windows and codes expire by the database clock, not the machine clock', async () => {
		const { shopper, tenantId } = await visitAt(hours);
		const choose = async (startsInHours: number, leadHours: number) => {
			const id = await aWindow(api, { tenantId, startsInHours, leadHours });
			return (await shopper.send('POST', '/api/carts/distribution-time-slot', { id })).statusCode;
		};
		const redeem = async (code: string, endsInHours: number) => {
			const endsAt = new Date(Date.now() + endsInHours * HOUR_MS);
			await aDiscountCode(api, { tenantId, code, endsAt });
			return (await shopper.send('POST', '/api/carts/discount-codes', { code })).statusCode;
		};
		expect(await choose(3, 2)).toBe(200);
		expect(await choose(6, 7)).toBe(409);
		expect(await redeem('GUT', 1)).toBe(200);
		expect(await redeem('VORBEI', -1)).toBe(409);
	});

	it('F41 a difference of more than two seconds raises an alarm', async () => {
		const { alarms } = await visitAt(hours);
		expect(alarms).toHaveLength(hours === 0 ? 0 : 1);
	});
});
