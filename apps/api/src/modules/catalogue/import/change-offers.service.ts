import type { FeedOffer } from '@korb/contracts/catalogue/catalogue-feed';
import type { Tx } from '../../../db/schema.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { markRegionalListings } from '../listing/mark-listings.sql.ts';
import { productKeys } from './import.service.ts';
import { upsertImportedOffers } from './import-offers.sql.ts';

type ChangedOffers = {
	/** With their stock. */
	counted: FeedOffer[];
	/** Their stock stays as it is. */
	uncounted: FeedOffer[];
};

/** Writes offers of an import as a feed does: history, lists and purges follow. */
export async function writeChangedOffers(
	tx: Tx,
	outbox: Outbox,
	{ today, ...key }: { tenantId: string; importId: number; today: string },
	{ counted, uncounted }: ChangedOffers,
): Promise<void> {
	const write = async (offers: FeedOffer[], keepsStock: boolean) =>
		offers.length > 0 ? upsertImportedOffers(tx, key, today, offers, { keepsStock }) : [];
	const changed = [...(await write(counted, false)), ...(await write(uncounted, true))];
	if (changed.length === 0) return;
	await markRegionalListings(tx, key.tenantId, changed);
	const keys = productKeys(key.tenantId, new Set(changed.map(({ sku }) => sku)));
	await outbox.enqueue(tx, 'purge-edge', { keys });
}
