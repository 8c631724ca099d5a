import { expect, it } from 'vitest';
import type { RateLimit } from '../../../context.ts';
import type { AdminContext } from '../staff-context.ts';
import { countBadgeTry } from './floor-limits.ts';

/** Counts as the limiter does, but for the time. */
function aLimiter() {
	const counts = new Map<string, number>();
	const spend = async ({ name, points, seconds }: RateLimit, key: string) => {
		const of = `${name} ${key}`;
		const count = (counts.get(of) ?? 0) + 1;
		counts.set(of, count);
		if (count > points) throw new Error(`${name} for ${seconds} s`);
		return async () => {
			counts.set(of, (counts.get(of) ?? 0) - 1);
		};
	};
	/** What ten minutes give back. */
	const wait = () => {
		for (const name of counts.keys()) if (!name.startsWith('staff-badge-day ')) counts.delete(name);
	};
	return { ctx: { spend } as unknown as AdminContext, wait };
}
const codeHash = Buffer.from('badge');

it('a badge takes twenty wrong PINs a day, on however many devices', async () => {
	const { ctx, wait } = aLimiter();
	for (let tries = 0; tries < 20; tries++) {
		if (tries % 5 === 0) wait();
		await countBadgeTry(ctx, { codeHash, deviceId: `device ${tries}` });
	}
	wait();
	const next = countBadgeTry(ctx, { codeHash, deviceId: 'another' });
	await expect(next).rejects.toThrow('staff-badge-day for 86400 s');
});

it('right PINs use up nothing', async () => {
	const { ctx } = aLimiter();
	for (let tries = 0; tries < 50; tries++) {
		await (await countBadgeTry(ctx, { codeHash, deviceId: 'device' }))();
	}
});
