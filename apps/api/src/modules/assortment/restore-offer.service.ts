import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { announceOffer, getLockedOffer, type OfferDeps } from './change-offer.service.ts';
import { type LockedOffer, restoreSupply, updatePrice } from './change-offer.sql.ts';

type OfferUndo = {
	sku: string;
	region: string;
	before: LockedOffer;
	/** What was left when it was changed; less since then is what was sold. */
	stockAfter: number | null;
};

/** The other half of a change of an offer: all of it goes back to what it was. */
export const restoreOffer =
	(deps: OfferDeps) =>
	async (tx: Tx, ctx: StaffContext, undo: OfferUndo, version: number): Promise<number> => {
		const { sku, region, before } = undo;
		if (!mayEnterUnit(ctx.me.units, region)) throw notFound('offer');
		const { key, offer } = await getLockedOffer(tx, ctx, undo);
		if (offer.version !== version) {
			throw refused('changedSince', 'Somebody has changed the offer since.');
		}
		if (offer.price_cents !== before.price_cents) await updatePrice(tx, key, before.price_cents);
		const stock = await restoreSupply(tx, key, { ...before, stockAfter: undo.stockAfter });
		const changes = [
			['product.price', { priceCents: offer.price_cents }, { priceCents: before.price_cents }],
			['product.stock', { stock: offer.stock }, { stock }],
			[
				'product.availability',
				{ availability: offer.availability },
				{ availability: before.availability },
			],
		] as const;
		for (const [action, was, is] of changes) {
			if (Object.values(was)[0] === Object.values(is)[0]) continue;
			await recordChange(tx, ctx, {
				...{ action, subject: `product:${sku}`, before: was },
				after: { ...is, region, isUndo: true },
			});
		}
		await announceOffer(tx, ctx, deps, undo);
		return (await getLockedOffer(tx, ctx, undo)).offer.version;
	};
