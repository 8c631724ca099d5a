import { type DrillOptions, prepare } from './crowd.ts';
import { openDrillShop } from './drill-shop.ts';
import { loseDisk } from './loss-of-disk.ts';
import { goBackInTime } from './point-in-time.ts';

/** Loses the database twice, restores it from the backups, and compares what there is with what was. */
export async function runRestoreDrill(options: DrillOptions) {
	const shop = await openDrillShop({ receivesWal: true });
	try {
		const customers = await prepare(shop, options);
		const disk = await loseDisk(shop, customers, options);
		const time = await goBackInTime(shop, customers, options);
		const isGood =
			disk.wrong.length + disk.lost.length + time.wrong.length === 0 &&
			time.lost > 0 &&
			Object.keys(time.remedies).length > 0;
		return { isGood, seed: options.seed, disk, time };
	} finally {
		await shop.close();
	}
}
