import { expect, it } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

it('runs once for concurrent calls with the same key', async () => {
	const singleFlight = createSingleFlight<object>();
	let runs = 0;
	const work = async () => ({ run: ++runs });
	const answers = await Promise.all([1, 2, 3].map(() => singleFlight('a', work)));
	expect(runs).toBe(1);
	expect(new Set(answers).size).toBe(1);
});

it('runs apart for different keys, and again once the first call has ended', async () => {
	const singleFlight = createSingleFlight<number>();
	let runs = 0;
	const work = async () => ++runs;
	expect(await Promise.all([singleFlight('a', work), singleFlight('b', work)])).toEqual([1, 2]);
	expect(await singleFlight('a', work)).toBe(3);
});

it('fails for every caller of a failed call, and retries afterwards', async () => {
	const singleFlight = createSingleFlight<string>();
	const fail = () => Promise.reject(new Error('lost'));
	const both = await Promise.allSettled([singleFlight('a', fail), singleFlight('a', fail)]);
	expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
	expect(await singleFlight('a', async () => 'found')).toBe('found');
});
