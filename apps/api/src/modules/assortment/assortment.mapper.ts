import type {
	DeskOffer,
	DeskProduct,
	DeskProductSummary,
	ProductChange,
} from '@korb/contracts/admin/assortment/assortment';
import type { FeedField } from '@korb/domain/catalogue/feed-fields';
import { type ProductWarning, productWarnings } from '@korb/domain/catalogue/product-warnings';
import { cents } from '@korb/domain/pricing/money';
import { addDays, lowestPriceBefore } from '@korb/domain/pricing/prices';
import {
	type ProductDetailsRow,
	pictureBase,
	toProductDetails,
	toReduction,
} from '../catalogue/index.ts';
import type { DeskProductRow } from './list-products.sql.ts';
import type { DeskFactsRow, DeskOfferRow, ProductChangeRow } from './read-product.sql.ts';

/** Twice what a claim refers to: the 30 days before a promotion, and the promotion. */
const HISTORY_DAYS = 60;

export function toProductSummary(row: DeskProductRow): DeskProductSummary {
	return {
		sku: row.sku,
		name: row.name,
		brand: row.brand_name,
		category: row.category_name,
		contentText: row.content_text,
		pictureBase: pictureBase(row.picture_id),
		warnings: toWarnings(row, row.lacks_reference),
		offers: row.offers,
	};
}

type Found = {
	today: string;
	currency: string;
	shopUrl: string | null;
	ownedByFeed: FeedField[];
	facts: DeskFactsRow;
	offers: DeskOfferRow[];
	changes: ProductChangeRow[];
};

export function toDeskProduct(
	row: ProductDetailsRow,
	{ today, currency, shopUrl, ownedByFeed, facts, changes, ...found }: Found,
): DeskProduct {
	const details = toProductDetails(row, { today, hasMembers: true });
	const offers = found.offers.map((offer) => toDeskOffer(offer, today));
	const lacksReference = offers.some(
		({ promotion, lowest30DaysCents }) => promotion?.isActive && lowest30DaysCents === null,
	);
	return {
		...details,
		...{ currency, today, shopUrl, ownedByFeed, offers },
		version: facts.version,
		netContent: row.net_content,
		keywords: facts.keywords,
		warnings: toWarnings(facts, lacksReference),
		updatedAt: facts.updated_at.toISOString(),
		changes: changes.map(toChange),
	};
}

function toWarnings(
	{ warnings, is_drawn }: { warnings: string[]; is_drawn: boolean },
	lacksReference: boolean,
): ProductWarning[] {
	return productWarnings.filter((warning) => {
		if (warning === 'reference') return lacksReference;
		return warning === 'photo' ? is_drawn : warnings.includes(warning);
	});
}

function toDeskOffer(row: DeskOfferRow, today: string): DeskOffer {
	const promotion = promotionOf(row);
	const past = row.history.map(({ priceCents, ...entry }) => ({
		...entry,
		price: cents(priceCents),
	}));
	const before = promotion ? past.filter(({ from }) => from < promotion.startsOn) : [];
	const oldest = addDays(today, -HISTORY_DAYS);
	return {
		region: row.region,
		version: row.version,
		priceCents: row.price_cents,
		promotion,
		loyaltyCents: row.loyalty_cents,
		conditional: conditionalOf(row),
		multiBuy:
			row.multi_buy_quantity === null || row.multi_buy_cents === null
				? null
				: { fromQuantity: row.multi_buy_quantity, priceCents: row.multi_buy_cents },
		availability: row.availability,
		backOn: row.back_on,
		effectiveCents: row.effective_cents,
		unitCents: row.unit_cents,
		lowest30DaysCents: promotion ? lowestPriceBefore(promotion.startsOn, before) : null,
		reductionPercent: promotion?.isActive
			? (toReduction(promotion.priceCents, promotion.startsOn, before)?.percent ?? null)
			: null,
		// An older price may hold until the next one.
		history: row.history.filter(({ until }, index) => {
			const end = row.history[index + 1]?.from ?? until ?? today;
			return end >= oldest;
		}),
		stock:
			row.stock === null
				? null
				: {
						free: row.stock,
						counted: row.counted_stock,
						countedAt: row.counted_at?.toISOString() ?? null,
						inCarts: row.in_carts,
					},
	};
}

function promotionOf(row: DeskOfferRow): DeskOffer['promotion'] {
	const { promotion_cents: priceCents, starts_on: startsOn, ends_on: endsOn } = row;
	if (priceCents === null || startsOn === null || endsOn === null) return null;
	return { priceCents, startsOn, endsOn, isActive: row.is_promoted };
}

function conditionalOf(row: DeskOfferRow): DeskOffer['conditional'] {
	const { conditional_cents: priceCents, is_conditional_active: isActive } = row;
	const { conditional_starts_on: startsOn, conditional_ends_on: endsOn } = row;
	if (priceCents === null || startsOn === null || endsOn === null) return null;
	return { priceCents, fromQuantity: row.conditional_quantity, startsOn, endsOn, isActive };
}

function toChange({ at, ...change }: ProductChangeRow): ProductChange {
	return { at: at.toISOString(), ...change };
}
