import type { FeedOffer } from '@korb/contracts/catalogue/catalogue-feed';
import type { FeedField } from '@korb/domain/catalogue/feed-fields';
import type { KnownNames, OfferState, OfferStateRow, ProductState } from '../../catalogue/index.ts';
import type { NamedValues, OfferValues, Refusal } from '../read/offer-values.ts';
import { type Change, equals, type OfferField } from './changes.ts';
import { judgeProduct } from './judge-product.ts';

export type Verdict =
	| { kind: 'refused'; refusal: Refusal }
	| { kind: 'unchanged' }
	| { kind: 'new' | 'changed' | 'held'; changes: Change[]; stepPercent: number | null };

export type Limits = {
	maxStepPercent: number;
	/** Null: all regions. */
	units: readonly string[] | null;
	/** Null: any, as for a feed. */
	regions: ReadonlySet<string> | null;
	ownedByFeed: readonly FeedField[];
};

/** Offers and products as they are now. */
export type States = {
	offers: ReadonlyMap<string, OfferStateRow>;
	products: ReadonlyMap<string, ProductState>;
	names: KnownNames;
};

export function nameOf({ sku, region }: { sku: string; region: string | null }): string {
	return `${sku} ${region ?? ''}`;
}

/** What a line would do as things are now, to the offer and to its product. */
export function judgeLine(line: NamedValues, states: States, limits: Limits): Verdict {
	const { sku, region, values } = line;
	const offer: Verdict =
		values && region !== null
			? judgeOffer({ sku, region, values }, states.offers.get(nameOf(line)), limits)
			: { kind: 'unchanged' };
	if (offer.kind === 'refused' || !line.product) return offer;
	const product = judgeProduct(sku, line.product, states.products.get(sku), states.names);
	if ('refusal' in product) return { kind: 'refused', refusal: product.refusal };
	if (product.changes.length === 0) return offer;
	// A product is the same in every region.
	if (limits.units) return { kind: 'refused', refusal: { reason: 'allUnits', field: 'sku' } };
	if (limits.ownedByFeed.includes('product')) {
		const [{ field }] = product.changes as [Change];
		return { kind: 'refused', refusal: { reason: 'ownedByFeed', field } };
	}
	if (offer.kind === 'unchanged') {
		return { kind: 'changed', changes: product.changes, stepPercent: null };
	}
	return { ...offer, changes: [...product.changes, ...offer.changes] };
}

type NamedOffer = { sku: string; region: string; values: OfferValues };

const owners: Partial<Record<Change['field'], FeedField>> = {
	priceCents: 'price',
	stock: 'stock',
	availability: 'availability',
	backOn: 'availability',
};

function judgeOffer(
	{ sku, region, values }: NamedOffer,
	known: OfferStateRow | undefined,
	limits: Limits,
): Verdict {
	const refuse = (refusal: Refusal): Verdict => ({ kind: 'refused', refusal });
	if (limits.units && !limits.units.includes(region)) {
		return refuse({ reason: 'otherUnit', field: 'region', value: region });
	}
	if (limits.regions && !limits.regions.has(region)) {
		return refuse({ reason: 'unknownRegion', field: 'region', value: region });
	}
	if (!known) return refuse({ reason: 'unknownProduct', field: 'sku', value: sku });
	const before = known.offer;
	const refusal = refusalOf({ ...before, ...valuesOf(values) }, known.isWeighed);
	if (refusal) return refuse(refusal);
	const changes = changesOf(before, values);
	if (changes.length === 0) return { kind: 'unchanged' };
	const owned = changes.find(({ field }) => {
		const owner = owners[field];
		return owner && limits.ownedByFeed.includes(owner);
	});
	if (owned) return refuse({ reason: 'ownedByFeed', field: owned.field });
	const stepPercent = before ? stepOf(before.priceCents, values.priceCents) : null;
	const isHeld = stepPercent !== null && Math.abs(stepPercent) > limits.maxStepPercent;
	return { kind: isHeld ? 'held' : before ? 'changed' : 'new', changes, stepPercent };
}

function valuesOf({ stock: _, countedAt: __, ...values }: OfferValues): Partial<OfferState> {
	return values;
}

export function refusalOf(offer: Partial<OfferState>, isWeighed: boolean): Refusal | null {
	const { priceCents, promotion, multiBuy } = offer;
	if (priceCents === undefined) return { reason: 'priceMissing', field: 'price' };
	if (promotion && promotion.endsOn < promotion.startsOn) {
		const value = `${promotion.startsOn} – ${promotion.endsOn}`;
		return { reason: 'promotionDates', field: 'promotion', value };
	}
	if (multiBuy && (isWeighed || multiBuy.priceCents >= priceCents)) {
		return { reason: 'multiBuy', field: 'multiBuy', value: String(multiBuy.priceCents) };
	}
	return null;
}

function changesOf(before: OfferState | null, values: OfferValues): Change[] {
	const { stock, countedAt: _, ...others } = values;
	const changes: Change[] = Object.entries(others).map(([field, after]) => ({
		field: field as OfferField,
		before: before?.[field as OfferField] ?? null,
		after: after ?? null,
	}));
	if (stock !== undefined) {
		const after = stock === null ? null : { free: stock, counted: stock, countedAt: null };
		changes.push({ field: 'stock', before: before?.stock ?? null, after });
	}
	return changes.filter((change) => !isSame(change));
}

/** Stock is the same if as much can be sold, whoever counted it when. */
function isSame({ field, before, after }: Change): boolean {
	if (field !== 'stock') return equals(before, after);
	const free = (stock: unknown) => (stock as OfferState['stock'])?.free ?? null;
	return free(before) === free(after);
}

function stepOf(before: number, after: number | undefined): number | null {
	if (after === undefined || after === before) return null;
	return Math.round(((after - before) / before) * 100);
}

type Stock = { stock: number; countedAt: string } | null;

/** The offer as a feed would send it. Without `stock`, the stock of the offer stays as it is. */
export function toFeedOffer(
	{ sku, region }: { sku: string; region: string },
	offer: Omit<OfferState, 'stock'>,
	stock?: Stock,
): FeedOffer {
	const { loyaltyPriceCents, multiBuy, promotion, backOn, ...rest } = offer;
	return {
		type: 'offer',
		sku,
		region,
		priceCents: rest.priceCents,
		availability: rest.availability,
		...(loyaltyPriceCents !== null && { loyaltyPriceCents }),
		...(multiBuy && { multiBuy }),
		...(promotion && { promotion }),
		...(backOn && { backOn }),
		...stock,
	};
}
