import { describe, expect, it } from 'vitest';
import { hasPgBackRest } from './backup-repository.ts';
import { compareOrders } from './compare-orders.ts';
import { prepare, shopUntil } from './crowd.ts';
import { runRestoreDrill } from './drill.ts';
import { openDrillShop } from './drill-shop.ts';

const options = { orders: 6, seed: 'test', shoppers: 6, say: () => {} };
const PATIENCE_MS = 600_000;

if (!hasPgBackRest) console.warn('pgBackRest is not installed: no restore is tested');

describe.skipIf(!hasPgBackRest)('pnpm drill restore (needs pgbackrest)', () => {
	it(
		'loses no acknowledged order with the disk, and no money with a point in time',
		async () => {
			const { disk, time } = await runRestoreDrill(options);
			expect(disk).toMatchObject({ lost: [], rpoMs: 0, wrong: [] });
			expect(disk.acknowledgedBefore).toBeGreaterThanOrEqual(options.orders);
			expect(time.lost).toBeGreaterThan(0);
			expect(time.wrong).toEqual([]);
		},
		PATIENCE_MS,
	);

	it(
		'finds lost orders where nothing receives WAL (control)',
		async () => {
			const shop = await openDrillShop({ receivesWal: false });
			try {
				const customers = await prepare(shop, options);
				const crowd = shopUntil(shop, { ...options, customers });
				await crowd.haveOrdered(options.orders);
				await crowd.goHome();
				const destroyedAt = new Date();
				await shop.destroyDatabase();
				await shop.restoreDatabase();
				const lost = await compareOrders(shop, crowd.diary, destroyedAt);
				expect(lost.orders.length).toBeGreaterThan(0);
				expect(lost.rpoMs).toBeGreaterThan(0);
			} finally {
				await shop.close();
			}
		},
		PATIENCE_MS,
	);
});
