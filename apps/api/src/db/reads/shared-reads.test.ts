import { describe, expect, it } from 'vitest';
import type { Database } from '../database.ts';
import { createSharedReads } from './shared-reads.ts';

const scope = { tenantId: 'korb', units: null };

/** Each read is answered by the test, with the moment at which it began. */
function openReads() {
	const begun: { answer: (asOf: string) => void; fail: () => void }[] = [];
	const snapshot = () =>
		new Promise((resolve, reject) => {
			const value = begun.length;
			begun.push({
				answer: (asOf) => resolve({ asOf, value }),
				fail: () => reject(new Error('lost')),
			});
		});
	const shared = createSharedReads<number>({ snapshot } as unknown as Database);
	return { begun, read: (asOf?: string) => shared({ scope, asOf, load: async () => 0 }) };
}
const at = (second: number) => `2026-11-19T10:00:0${second}.000000Z`;

describe('shared reads', () => {
	it('answer everybody who knows of nothing newer', async () => {
		const { begun, read } = openReads();
		const answers = [read(at(1)), read(at(1)), read(at(0))];
		begun[0]?.answer(at(2));
		expect(await Promise.all(answers)).toEqual([0, 0, 0]);
		expect(await read(at(2))).toBe(0);
		expect(begun).toHaveLength(1);
	});

	it('read once more for all who know of a newer change', async () => {
		const { begun, read } = openReads();
		const first = read(at(1));
		const late = [read(at(3)), read(at(3)), read(at(3))];
		begun[0]?.answer(at(2));
		expect(await first).toBe(0);
		await expect.poll(() => begun.length).toBe(2);
		begun[1]?.answer(at(4));
		expect(await Promise.all(late)).toEqual([1, 1, 1]);
		expect(begun).toHaveLength(2);
	});

	it('read anew for whoever names no moment', async () => {
		const { begun, read } = openReads();
		const answers = [read(), read()];
		for (const each of begun) each.answer(at(1));
		expect(await Promise.all(answers)).toEqual([0, 1]);
	});

	it('keep no failure', async () => {
		const { begun, read } = openReads();
		const failed = [read(at(1)), read(at(1))];
		begun[0]?.fail();
		const outcomes = await Promise.allSettled(failed);
		expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
		const next = read(at(1));
		begun[1]?.answer(at(1));
		expect(await next).toBe(1);
	});
});
