import type { PickingWave } from '@korb/contracts/admin/picking/picking';
import type { Order } from '@korb/contracts/order/orders';
import { describe, expect, it } from 'vitest';
import { openFloor } from '../../checkout-harness/picking-floor.ts';

const floor = openFloor();

const cratesOf = async ({ orderNumber }: Order) => {
	const text = `SELECT number, temperature_zone AS zone FROM order_crate
		WHERE order_number = $1 ORDER BY number`;
	return (await floor.query(text, orderNumber)).rows;
};

async function picked(quantity = 1) {
	const order = await floor.ordered({ MILCH: 1 });
	const { orderNumber } = order;
	const walk = await floor.walk(order);
	const reason = quantity === 0 ? { reason: 'none' as const } : {};
	const result = { orderNumber, lineItemId: 'MILCH', quantity, ...reason };
	await floor.report(walk.by, walk.wave, [result]);
	return { order, orderNumber, ...walk };
}

describe('POST /admin/picking/waves/:waveId/crates', () => {
	it('counts a crate once, however often it is sent, also after the order was packed', async () => {
		const { order, orderNumber, by, wave } = await picked();
		const crates = [
			{ orderNumber, temperatureZone: 'ambient' as const },
			{ orderNumber, number: 2, temperatureZone: 'chilled' as const },
		];
		const answers = await Promise.all(
			Array.from({ length: 5 }, () => floor.label(by, wave, crates)),
		);
		expect(answers.map((answer) => answer.json().stored).sort()).toEqual([0, 0, 0, 0, 2]);
		await floor.finish(by, wave);
		expect((await floor.label(by, wave, crates)).json()).toEqual({ stored: 0 });
		const late = await floor.label(by, wave, [{ orderNumber, number: 3 }]);
		expect(late.json()).toMatchObject({ code: 'orderClosed' });
		expect(await cratesOf(order)).toEqual([
			{ number: 1, zone: 'ambient' },
			{ number: 2, zone: 'chilled' },
		]);
	});

	it.each([
		['the label of another crate', { code: '10004217-1' }, 'wrongCrate'],
		['a barcode of a product', { code: '4006381333931' }, 'wrongCrate'],
		['the second crate before the first', { number: 2 }, 'crateSkipped'],
	])('refuses %s, and counts nothing', async (_what, change, code) => {
		const { order, orderNumber, by, wave } = await picked();
		const answer = await floor.label(by, wave, [{ orderNumber, ...change }]);
		expect(answer.json()).toMatchObject({ status: 409, code });
		expect(await cratesOf(order)).toEqual([]);
	});

	it('refuses a known crate in another temperature zone', async () => {
		const { orderNumber, by, wave } = await picked();
		await floor.label(by, wave, [{ orderNumber }]);
		const other = await floor.label(by, wave, [{ orderNumber, temperatureZone: 'frozen' }]);
		expect(other.json()).toMatchObject({ code: 'crateUsed' });
		const { wave: after } = await floor.read(by);
		expect(after?.orders[0]?.crates).toEqual([{ number: 1, temperatureZone: 'ambient' }]);
	});

	it('is not for somebody else, nor for orders of another wave', async () => {
		const [one, other] = [await picked(), await picked()];
		const foreign = await floor.label(other.by, one.wave, [{ orderNumber: one.orderNumber }]);
		expect(foreign.statusCode).toBe(404);
		const mixed = await floor.label(one.by, one.wave, [{ orderNumber: other.orderNumber }]);
		expect(mixed.statusCode).toBe(404);
	});
});

describe('finishing a wave', () => {
	const finish = ({ waveId }: PickingWave) => `/admin/picking/waves/${waveId}/finish`;

	it('needs a labelled crate for each order', async () => {
		const { by, wave, orderNumber } = await picked();
		const early = await by.send('POST', finish(wave));
		expect(early.json()).toMatchObject({ status: 409, code: 'cratesMissing' });
		await floor.label(by, wave, [{ orderNumber }]);
		expect((await by.send('POST', finish(wave))).statusCode).toBe(200);
	});

	it('needs none where everything is missing', async () => {
		const { by, wave } = await picked(0);
		expect((await by.send('POST', finish(wave))).statusCode).toBe(200);
	});
});

describe('GET …/crates/:number/label', () => {
	const labelOf = ({ waveId }: PickingWave, orderNumber: string, query = '') =>
		`/admin/picking/waves/${waveId}/orders/${orderNumber}/crates/1/label${query}`;

	it('is a PDF of one page, which nobody keeps', async () => {
		const { by, wave, orderNumber } = await picked();
		const answer = await by.send('GET', labelOf(wave, orderNumber, '?temperatureZone=chilled'));
		expect(answer.headers).toMatchObject({
			'content-type': 'application/pdf',
			'cache-control': 'private, no-store',
			'content-disposition': `inline; filename="${orderNumber}-1.pdf"`,
		});
		const text = answer.rawPayload.toString('latin1');
		expect(text.startsWith('%PDF')).toBe(true);
		expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
	});

	it('is of the wave that the person walks', async () => {
		const [one, other] = [await picked(), await picked()];
		const foreign = await other.by.send('GET', labelOf(one.wave, one.orderNumber));
		expect(foreign.statusCode).toBe(404);
		const mixed = await one.by.send('GET', labelOf(one.wave, other.orderNumber));
		expect(mixed.statusCode).toBe(404);
	});
});
