import { createTestDatabase } from '@korb/testing/database';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { withoutGuards } from '../../apps/api/src/db/guards/guards-off.ts';
import { migrate } from '../../apps/api/src/db/migrations/migrate.ts';
import { runHistories } from './run-histories.ts';

const TIMEOUT = 300_000;

async function play(histories: number, seed: string) {
	const { url, drop } = await createTestDatabase({ template: 'korb_api', migrate });
	try {
		return await runHistories({ url, histories, seed, say: () => {} });
	} finally {
		await drop();
	}
}

/** A member may also leave between check and entry: the foreign key then refuses the entry. */
async function miscountWithoutLock(seed: string): Promise<string[]> {
	try {
		return (await withoutGuards(['points-lock'], () => play(40, seed))).miscounted;
	} catch (error) {
		if (isEntryWithoutMember(error)) return [error.message];
		throw error;
	}
}

function isEntryWithoutMember(error: unknown): error is pg.DatabaseError {
	const FOREIGN_KEY = '23503';
	const isForeign = error instanceof pg.DatabaseError && error.code === FOREIGN_KEY;
	return isForeign && error.table === 'loyalty_entry';
}

describe('random histories of orders, picks, cancels, withdrawals and crashes', () => {
	it(
		'leave points as an independent recount has them, and no voucher redeemed twice',
		async () => {
			const outcome = await play(100, 'test');
			expect(outcome).toMatchObject({
				isGood: true,
				histories: 100,
				miscounted: [],
				redeemedTwice: [],
				redeemedForNothing: [],
				broken: [],
			});
			const { repeatedJobs, vouchersRefused, kills } = outcome;
			for (const count of [repeatedJobs, vouchersRefused, kills.beforeCommit, kills.afterCommit]) {
				expect(count).toBeGreaterThan(10);
			}
		},
		TIMEOUT,
	);

	it(
		'control: without the lock of a member points differ',
		async () => {
			const found: string[] = [];
			for (let round = 0; round < 5 && found.length === 0; round++) {
				found.push(...(await miscountWithoutLock(`points ${round}`)));
			}
			expect(found).not.toEqual([]);
		},
		TIMEOUT,
	);

	it(
		'control: without the check of redemptions vouchers are redeemed twice',
		async () => {
			const { redeemedTwice } = await withoutGuards(['voucher-once'], () => play(40, 'vouchers'));
			expect(redeemedTwice).not.toEqual([]);
		},
		TIMEOUT,
	);
});
