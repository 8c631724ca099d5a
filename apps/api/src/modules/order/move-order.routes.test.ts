import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import { describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { findBroken } from '../../db/invariants/check.ts';

const harness = openOrderHarness();
const { newWindow, ordered, pathOf, read, takenIn } = harness;

describe('PUT window', () => {
	it('I-02 I-03 takes a place in the new window and releases the old one', async () => {
		const { buyer, order } = await ordered();
		const before = await takenIn(order.window.id);
		const windowId = await newWindow();
		const answer = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(answer.json()).toMatchObject({ window: { id: windowId }, bill: order.bill });
		expect([await takenIn(order.window.id), await takenIn(windowId)]).toEqual([before - 1, 1]);
		const again = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(again.statusCode).toBe(200);
		expect(await takenIn(windowId)).toBe(1);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('I-01 I-02 twenty orders compete for the last place: one gets it, the others keep theirs', async () => {
		const windowId = await newWindow({ capacity: 1 });
		const orders = await Promise.all(Array.from({ length: 20 }, () => ordered({ MILCH: 1 })));
		const answers = await Promise.all(
			orders.map(({ buyer, order }) => buyer.send('PUT', pathOf(order, '/window'), { windowId })),
		);
		const won = answers.filter(({ statusCode }) => statusCode === 200);
		expect(won).toHaveLength(1);
		expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
			status: 409,
			code: '023',
		});
		expect(await takenIn(windowId)).toBe(1);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('I-03 moving and cancelling an order concurrently leaks no place', async () => {
		for (let round = 0; round < 5; round++) {
			const { buyer, order } = await ordered({ MILCH: 1 });
			const windowId = await newWindow();
			await Promise.all([
				buyer.send('PUT', pathOf(order, '/window'), { windowId }),
				buyer.send('POST', pathOf(order, '/cancel')),
			]);
			expect((await read(buyer, order)).status).toBe('CANCELLED');
			expect(await takenIn(windowId)).toBe(0);
		}
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it.each([
		['above the agreed fee', { fee: 5000 }],
		['of another picking unit', { appointableId: 'graz' }],
	])('rejects a window %s, and does not call it full', async (_, change) => {
		const { buyer, order } = await ordered();
		const windowId = await newWindow(change);
		const answer = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(answer.json()).toMatchObject({ status: 409, code: '022' });
		const { days } = (await buyer.send('GET', pathOf(order, '/windows'))).json();
		const seen = days
			.flatMap(({ windows }: WindowList['days'][number]) => windows)
			.find(({ id }: { id: string }) => id === windowId);
		expect(seen?.available ?? false).toBe(false);
		expect(seen?.state ?? 'dearer').toBe('dearer');
	});

	it('I-07 rejects after the cut-off', async () => {
		const { buyer, order } = await ordered();
		const windowId = await newWindow();
		const own = await newWindow();
		await buyer.send('PUT', pathOf(order, '/window'), { windowId: own });
		await harness.api.query('UPDATE time_window SET cut_off_at = now() WHERE window_id = $1', [
			own,
		]);
		const answer = await buyer.send('PUT', pathOf(order, '/window'), { windowId });
		expect(answer.json()).toMatchObject({ status: 409, code: 'tooLateToMove' });
		expect(await read(buyer, order)).toMatchObject({ mayMove: false, mayCancel: false });
	});
});
