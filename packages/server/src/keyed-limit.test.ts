import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createKeyedLimit } from './keyed-limit.ts';

/** Work that records how many of its kind run at the same time. */
function counted() {
	const counts = { running: 0, most: 0, started: [] as number[] };
	const work = (id: number) => async () => {
		counts.started.push(id);
		counts.most = Math.max(counts.most, ++counts.running);
		await sleep(5);
		counts.running--;
		return id;
	};
	return { counts, work };
}

it('runs as many at once as allowed, in order of arrival', async () => {
	const limit = createKeyedLimit(2);
	const { counts, work } = counted();
	const ids = [1, 2, 3, 4, 5];
	expect(await Promise.all(ids.map((id) => limit('a', work(id))))).toEqual(ids);
	expect(counts).toEqual({ running: 0, most: 2, started: ids });
});

it('does not let one key wait for another', async () => {
	const limit = createKeyedLimit(1);
	const { counts, work } = counted();
	await Promise.all([limit('a', work(1)), limit('b', work(2))]);
	expect(counts.most).toBe(2);
});

it('goes on after a failure', async () => {
	const limit = createKeyedLimit(1);
	const { work } = counted();
	const failed = limit('a', () => Promise.reject(new Error('lost')));
	const next = limit('a', work(2));
	await expect(failed).rejects.toThrow('lost');
	expect(await next).toBe(2);
});
