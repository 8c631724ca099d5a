import { randomUUID } from 'node:crypto';
import type { PickingBoard } from '@korb/contracts/admin/picking/picking-board';
import { describe, expect, it } from 'vitest';
import { openFloor } from '../../../checkout-harness/picking-floor.ts';
import { withoutGuards } from '../../../db/guards/guards-off.ts';
import type { TestStaff } from '../../staff/testing.ts';

const floor = openFloor();
const lead = (options: object = {}) => floor.picker({ roles: ['dispatcher'], ...options });
const read = async (by: TestStaff): Promise<PickingBoard> =>
	(await by.send('GET', '/admin/picking/board')).json();
const assign = (by: TestStaff, waveId: string, to: TestStaff, from: string | null) =>
	by.send('POST', `/admin/picking/waves/${waveId}/assign`, { staffId: to.staffId, from });

async function walked() {
	const order = await floor.ordered({ MILCH: 2, COLA: 1, MUESLI: 1 });
	return { order, ...(await floor.walk(order)) };
}

describe('GET /admin/picking/board', () => {
	it('shows who walks what, how far and how fast', async () => {
		const { order, by, wave } = await walked();
		const { orderNumber } = order;
		const shift = await lead();
		const find = async () => (await read(shift)).waves.find((each) => each.waveId === wave.waveId);
		expect(await find()).toMatchObject({
			...{ name: wave.name, person: { staffId: by.staffId }, orderCount: 1, lineCount: 3 },
			...{ pickedCount: 0, missingCount: 0, linesPerHour: null, doneBy: null },
		});
		await floor.report(by, wave, [
			{ orderNumber, lineItemId: 'MILCH', quantity: 2 },
			{ orderNumber, lineItemId: 'COLA', quantity: 0, reason: 'none' },
		]);
		const after = await find();
		expect(after).toMatchObject({ pickedCount: 1, missingCount: 1 });
		expect(after?.linesPerHour).toBeGreaterThan(0);
		expect(Date.parse(after?.doneBy ?? '')).toBeGreaterThan(Date.now() - 60_000);
		const { waves } = await read(await lead({ units: ['graz'] }));
		expect(waves).toEqual([]);
	});

	it('lists what nobody has begun, who may pack, and what was short', async () => {
		const [{ order, by, wave }, waiting] = [await walked(), await floor.ordered({ MILCH: 1 })];
		await floor.close([waiting]);
		const { orderNumber } = order;
		const none = { orderNumber, lineItemId: 'COLA', quantity: 0, reason: 'none' as const };
		await floor.report(by, wave, [none]);
		const service = await floor.picker({ roles: ['service'] });
		const board = await read(await lead());
		expect(board.open.map((each) => each.orderNumbers)).toContainEqual([waiting.orderNumber]);
		const find = (person: TestStaff) =>
			board.people.find(({ staffId }) => staffId === person.staffId);
		expect(find(by)).toMatchObject({ hasWave: true });
		expect(find(service)).toBeUndefined();
		expect(board.shortages.find(({ sku }) => sku === 'COLA')?.orderCount).toBeGreaterThan(0);
		expect(board.shortages.find(({ sku }) => sku === 'MILCH')).toBeUndefined();
	});
});

describe('POST /admin/picking/board/waves', () => {
	const begin = async (to: TestStaff, by?: TestStaff) => {
		const order = await floor.ordered({ MILCH: 1 });
		await floor.close([order]);
		const { staffId } = to;
		const { orderNumber } = order;
		const body = { orderNumbers: [orderNumber], staffId };
		return {
			order,
			answer: await (by ?? (await lead())).send('POST', '/admin/picking/board/waves', body),
		};
	};

	it('begins a wave for somebody', async () => {
		const person = await floor.picker();
		const { order, answer } = await begin(person);
		expect(answer.statusCode).toBe(204);
		const { wave } = await floor.read(person);
		expect(wave?.orders).toMatchObject([{ orderNumber: order.orderNumber }]);
		expect((await begin(person)).answer.json()).toMatchObject({ code: 'hasWave' });
	});

	it('refuses who may not pack there, and begins nothing', async () => {
		const people = [
			await floor.picker({ roles: ['service'] }),
			await floor.picker({ units: ['graz'] }),
			// Nobody has this id.
			Object.assign(await floor.picker(), { staffId: randomUUID() }),
		];
		for (const person of people) {
			const { order, answer } = await begin(person);
			expect(answer.statusCode).toBe(404);
			const text = 'SELECT status FROM shop_order WHERE order_number = $1';
			const { rows } = await floor.query(text, order.orderNumber);
			expect(rows).toEqual([{ status: 'PLACED' }]);
		}
	});
});

describe('POST /admin/picking/waves/:waveId/assign', () => {
	it('gives the wave away with what is in its crates', async () => {
		const { order, by, wave } = await walked();
		const milk = { orderNumber: order.orderNumber, lineItemId: 'MILCH', quantity: 2 };
		await floor.report(by, wave, [milk]);
		const [shift, next] = [await lead(), await floor.picker()];
		expect((await assign(shift, wave.waveId, next, by.staffId)).statusCode).toBe(204);
		const { wave: taken } = await floor.read(next);
		expect(taken?.waveId).toBe(wave.waveId);
		expect(taken?.lines.find(({ sku }) => sku === 'MILCH')?.result).toMatchObject({ quantity: 2 });
		expect((await floor.read(by)).wave).toBeNull();
		const late = { ...milk, lineItemId: 'COLA', quantity: 1 };
		expect((await floor.report(by, wave, [late])).statusCode).toBe(404);
		expect((await shift.send('GET', '/admin/audit')).json().entries).toMatchObject([
			{ action: 'wave.assign', subject: `wave:${wave.waveId}` },
		]);
	});

	it('refuses who has a wave, may not pack, or works in another unit', async () => {
		const [one, other] = [await walked(), await walked()];
		const shift = await lead();
		const to = (person: TestStaff) => assign(shift, one.wave.waveId, person, one.by.staffId);
		expect((await to(other.by)).json()).toMatchObject({ code: 'hasWave' });
		expect((await to(await floor.picker({ roles: ['service'] }))).statusCode).toBe(404);
		expect((await to(await floor.picker({ units: ['graz'] }))).statusCode).toBe(404);
		const next = await floor.picker();
		const elsewhere = await lead({ units: ['graz'] });
		const foreign = await assign(elsewhere, one.wave.waveId, next, one.by.staffId);
		expect(foreign.statusCode).toBe(404);
	});

	async function assignAtOnce() {
		const { by, wave } = await walked();
		const leads = await Promise.all(Array.from({ length: 4 }, () => lead()));
		const people = await Promise.all(leads.map(() => floor.picker()));
		const answers = await Promise.all(
			people.map((to, place) => assign(leads[place] ?? by, wave.waveId, to, by.staffId)),
		);
		return answers.map((answer) => (answer.body ? answer.json().code : 204)).sort();
	}
	const oneWins = [204, 'waveMoved', 'waveMoved', 'waveMoved'];

	it('lets one of four shift leads decide', async () => {
		expect(await assignAtOnce()).toEqual(oneWins);
	});

	it('control: without the lock, several believe that they did', async () => {
		expect(await withoutGuards(['walker-lock'], assignAtOnce)).not.toEqual(oneWins);
	});
});
