import type {
	ChangedDeskProduct,
	PriceChange,
	SupplyChange,
} from '@korb/contracts/admin/assortment/assortment';
import type { FeedField } from '@korb/domain/catalogue/feed-fields';
import { mayEnterUnit, type Permission } from '@korb/domain/staff/permissions';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { listIdsBySku, markRegionalListings } from '../catalogue/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { keepUndo } from '../undo/index.ts';
import {
	type LockedOffer,
	lockOffer,
	type OfferKey,
	updateAvailability,
	updateCount,
	updatePrice,
} from './change-offer.sql.ts';
import { loadDeskProduct } from './read-product.service.ts';

export type OfferDeps = { outbox: Outbox };
type OfferName = { sku: string; region: string };
type Versioned = { version: number };

/** The history follows by a trigger; an active promotion goes on at its own price. */
export function changePrice(
	ctx: StaffContext,
	deps: OfferDeps,
	name: OfferName,
	change: PriceChange,
): Promise<ChangedDeskProduct> {
	const permission = 'assortment.price';
	return changeOffer(ctx, deps, { ...name, permission, change }, async (tx, key, offer) => {
		requireOwn(ctx, 'price');
		const { priceCents } = change;
		if (offer.multi_buy_cents !== null && offer.multi_buy_cents >= priceCents) {
			throw refused('multiBuy', 'The multi-buy price would not be below it.');
		}
		await updatePrice(tx, key, priceCents);
		await recordChange(tx, ctx, {
			action: 'product.price',
			subject: `product:${name.sku}`,
			before: { priceCents: offer.price_cents },
			after: { priceCents, region: name.region },
		});
	});
}

export function changeSupply(
	ctx: StaffContext,
	deps: OfferDeps,
	name: OfferName,
	change: SupplyChange,
): Promise<ChangedDeskProduct> {
	const permission = 'assortment.stock';
	return changeOffer(ctx, deps, { ...name, permission, change }, async (tx, key, offer) => {
		const { counted, availability } = change;
		const subject = `product:${name.sku}`;
		const { region } = name;
		if (counted !== undefined) {
			requireOwn(ctx, 'stock');
			await updateCount(tx, key, { counted, at: ctx.now });
			await recordChange(tx, ctx, {
				...{ action: 'product.stock', subject },
				before: { stock: offer.stock },
				after: { stock: counted, region },
			});
		}
		if (availability !== undefined) {
			requireOwn(ctx, 'availability');
			await updateAvailability(tx, key, availability);
			await recordChange(tx, ctx, {
				...{ action: 'product.availability', subject },
				before: { availability: offer.availability },
				after: { availability, region },
			});
		}
	});
}

type Apply = (tx: Tx, key: OfferKey, offer: LockedOffer) => Promise<void>;

function changeOffer(
	ctx: StaffContext,
	deps: OfferDeps,
	{ permission, change, ...name }: OfferName & { permission: Permission; change: Versioned },
	apply: Apply,
): Promise<ChangedDeskProduct> {
	const { sku, region } = name;
	if (!mayEnterUnit(ctx.me.units, region)) throw notFound('offer');
	return ctx.db.transaction(async (tx) => {
		const { key, offer: before } = await getLockedOffer(tx, ctx, name);
		if (isGuarded('offer-version') && before.version !== change.version) {
			throw new Stale(await loadDeskProduct(tx, ctx, sku), change);
		}
		await apply(tx, key, before);
		await announceOffer(tx, ctx, deps, name);
		const { offer } = await getLockedOffer(tx, ctx, name);
		const undo = await keepUndo(tx, ctx, {
			kind: 'offer',
			permission,
			subject: `offer:${sku}/${region}`,
			...{ basedOn: before.version, version: offer.version },
			change: { sku, region, before, stockAfter: offer.stock },
		});
		return { ...(await loadDeskProduct(tx, ctx, sku)), undo };
	});
}

export async function getLockedOffer(
	tx: Tx,
	{ me: { tenantId } }: StaffContext,
	{ sku, region }: OfferName,
): Promise<{ key: OfferKey; offer: LockedOffer }> {
	const [productId] = await listIdsBySku(tx, tenantId, [sku]);
	const key = { tenantId, region, productId: productId ?? 0 };
	const offer = await lockOffer(tx, key);
	if (!offer) throw notFound('offer');
	return { key, offer };
}

/** The product's page shows the change at once, its lists with the next run of the worker. */
export async function announceOffer(
	tx: Tx,
	{ me: { tenantId } }: StaffContext,
	{ outbox }: OfferDeps,
	{ sku, region }: OfferName,
): Promise<void> {
	await markRegionalListings(tx, tenantId, [{ sku, region }]);
	await outbox.enqueue(tx, 'purge-edge', { keys: [surrogateKeys.product(tenantId, sku)] });
}

export function requireOwn({ tenant }: StaffContext, field: FeedField): void {
	if (!tenant.backOffice.feedOwns.includes(field)) return;
	throw refused('ownedByFeed', 'The catalogue feed owns it; change it there.');
}
