import type { FeedOffer, FeedRecord } from '@korb/contracts/catalogue/catalogue-feed';
import type { Article } from './articles.ts';
import { draw, drawInteger, pick } from './chance.ts';
import { type Shown, showcase } from './data/showcase.ts';
import { isoDay } from './product.ts';

/** Current and past prices of a product in every region. */
export function* listOffers(
	article: Article,
	sku: string,
	regions: readonly string[],
	today: Date,
): Generator<FeedRecord> {
	const key = `${article.key}/${sku}`;
	const shown = sku === article.sku ? showcase[article.key] : undefined;
	for (const region of regions) {
		const priceCents = shown ? toCents(shown.price) : regionalPrice(article, key, region);
		const promotion = shown
			? shownPromotion(shown, today)
			: drawPromotion(key, region, priceCents, today);
		yield {
			type: 'offer',
			sku,
			region,
			priceCents,
			...clubPrice(shown, key, promotion?.priceCents ?? priceCents),
			...(promotion && { promotion }),
			...multiBuyOf(shown),
			...availabilityOf(shown, key, region, today),
		};
		yield* pastPrices({ key, sku, region, priceCents, promotion, today });
	}
}

/** The shelf price before any region or promotion. */
function basePrice({ size, brand, variant }: Article): number {
	return toShelfPrice(size.price * (brand?.level ?? 1) * (variant?.[2]?.price ?? 1) * 100);
}

function regionalPrice(article: Article, key: string, region: string): number {
	const base = basePrice(article);
	if (region === 'default' || draw(key, region, 'price') > 0.15) return base;
	return toShelfPrice(base * (draw(key, region, 'dearer') < 0.5 ? 0.96 : 1.05));
}

type Promotion = NonNullable<FeedOffer['promotion']>;

function drawPromotion(
	key: string,
	region: string,
	priceCents: number,
	today: Date,
): Promotion | undefined {
	if (draw(key, 'promotion') > 0.19) return undefined;
	if (region !== 'default' && draw(key, region, 'promotion') < 0.08) return undefined;
	const share = pick([0.9, 0.85, 0.8, 0.8, 0.75, 0.75, 0.7, 0.67], key, 'discount');
	const promotionCents = toShelfPrice(priceCents * share);
	if (promotionCents >= priceCents) return undefined;
	const isAhead = draw(key, 'ahead') < 0.12;
	const startsIn = isAhead ? 2 + drawInteger(7, key, 'start') : -drawInteger(6, key, 'start');
	const endsIn = startsIn + 7 + drawInteger(7, key, 'end');
	return {
		priceCents: promotionCents,
		startsOn: isoDay(today, startsIn),
		endsOn: isoDay(today, endsIn),
	};
}

function shownPromotion({ promotion }: Shown, today: Date): Promotion | undefined {
	if (promotion === undefined) return undefined;
	return {
		priceCents: toCents(promotion),
		startsOn: isoDay(today, -3),
		endsOn: isoDay(today, 4),
	};
}

function clubPrice(shown: Shown | undefined, key: string, payableCents: number) {
	if (shown) return shown.club === undefined ? {} : { loyaltyPriceCents: toCents(shown.club) };
	if (draw(key, 'club') > 0.12) return {};
	const clubCents = toShelfPrice(payableCents * (0.84 + draw(key, 'club share') * 0.1));
	return clubCents < payableCents ? { loyaltyPriceCents: clubCents } : {};
}

function multiBuyOf(shown: Shown | undefined): Pick<FeedOffer, 'multiBuy'> {
	if (!shown?.multiBuy) return {};
	const [fromQuantity, price] = shown.multiBuy;
	return { multiBuy: { fromQuantity, priceCents: toCents(price) } };
}

function availabilityOf(
	shown: Shown | undefined,
	key: string,
	region: string,
	today: Date,
): Pick<FeedOffer, 'availability' | 'backOn' | 'stock'> {
	const chance = shown ? 1 : draw(key, region, 'availability');
	const availability =
		shown?.availability ??
		(chance < 0.02 ? 'temporarilyUnavailable' : chance < 0.03 ? 'unavailable' : 'available');
	if (availability === 'temporarilyUnavailable') {
		return { availability, backOn: isoDay(today, 1 + drawInteger(5, key, region)), stock: 0 };
	}
	if (availability === 'unavailable') return { availability, stock: 0 };
	if (shown || draw(key, 'counted') > 0.35) return { availability };
	return { availability, stock: 4 + drawInteger(240, key, region, 'stock') };
}

/** A reduction must show the lowest price of the past 30 days (PrAG § 9a). */
function* pastPrices({
	key,
	sku,
	region,
	priceCents,
	promotion,
	today,
}: {
	key: string;
	sku: string;
	region: string;
	priceCents: number;
	promotion: Promotion | undefined;
	today: Date;
}): Generator<FeedRecord> {
	const record = { type: 'past-price' as const, sku, region, from: isoDay(today, -75) };
	if (promotion && promotion.startsOn <= isoDay(today, 0)) {
		yield { ...record, priceCents, until: promotion.startsOn };
	} else if (draw(key, 'changed') < 0.2) {
		const share = draw(key, 'changed dearer') < 0.5 ? 0.94 : 1.06;
		yield {
			...record,
			priceCents: toShelfPrice(priceCents * share),
			until: isoDay(today, -8 - drawInteger(30, key, 'changed on')),
		};
	}
}

const toCents = (price: number) => Math.round(price * 100);

/** Prices end in nine, as is customary. */
function toShelfPrice(cents: number): number {
	return Math.max(19, Math.round(cents / 10) * 10 - 1);
}
