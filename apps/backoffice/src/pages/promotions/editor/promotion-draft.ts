import type {
	NewPromotion,
	Promotion,
	PromotionPrice,
} from '@korb/contracts/admin/promotions/promotions';
import type { PromotionKind } from '@korb/domain/pricing/promotion-states';
import { parseCents, writeCents } from '../../../platform/i18n/parse-cents.ts';

/** One price of a product, for some regions. By percentage, a draft has none. */
export type PriceDraft = { sku: string; name: string; price: string; regions: string[] };
/** As typed. */
export type PromotionValues = {
	name: string;
	startsOn: string;
	endsOn: string;
	kind: PromotionKind;
	percentOff: string;
	isForMembers: boolean;
	regions: string[];
	rows: PriceDraft[];
};

export function toPromotionValues(stored: Promotion | null, tag: string): PromotionValues {
	const rows: PriceDraft[] = [];
	for (const { sku, region, priceCents } of stored?.prices ?? []) {
		const price = priceCents === null ? '' : writeCents(priceCents, tag);
		const same = rows.find((row) => row.sku === sku && row.price === price);
		if (same) same.regions.push(region);
		else rows.push({ sku, name: sku, price, regions: [region] });
	}
	return {
		name: stored?.name ?? '',
		startsOn: stored?.startsOn ?? '',
		endsOn: stored?.endsOn ?? '',
		kind: stored?.kind ?? 'price',
		percentOff: stored?.percentOff?.toString() ?? '',
		isForMembers: stored?.isForMembers ?? false,
		regions: stored?.regions ?? [],
		rows,
	};
}

/** A region joins the first price of each product, and leaves all of them. */
export function toggleRegion(
	values: PromotionValues,
	region: string,
	isOn: boolean,
): PromotionValues {
	const without = values.regions.filter((each) => each !== region);
	const seen = new Set<string>();
	const rows = values.rows.map((row) => {
		const regions = row.regions.filter((each) => each !== region);
		if (!isOn || seen.has(row.sku)) return { ...row, regions };
		seen.add(row.sku);
		return { ...row, regions: [...regions, region] };
	});
	return { ...values, regions: isOn ? [...without, region] : without, rows };
}

/** By percentage, a product has one row. */
export function changeKind(values: PromotionValues, kind: PromotionKind): PromotionValues {
	if (kind === 'price') return { ...values, kind };
	const rows: PriceDraft[] = [];
	for (const row of values.rows) {
		const index = rows.findIndex(({ sku }) => sku === row.sku);
		const same = rows[index];
		const regions = [...new Set([...(same?.regions ?? []), ...row.regions])];
		if (same) rows[index] = { ...same, regions };
		else rows.push({ ...row, regions });
	}
	return { ...values, kind, rows };
}

/** Products that are chosen already stay as they are. */
export function addProducts(
	values: PromotionValues,
	products: readonly { sku: string; name: string; regions: string[] }[],
): PromotionValues {
	const chosen = new Set(values.rows.map(({ sku }) => sku));
	const added = products.filter(({ sku }) => !chosen.has(sku));
	return { ...values, rows: [...values.rows, ...added.map((each) => ({ ...each, price: '' }))] };
}

export function countPrices({ rows }: PromotionValues): number {
	return rows.reduce((sum, { regions }) => sum + regions.length, 0);
}

function readPercent({ percentOff }: PromotionValues): number | null {
	const percent = /^\d{1,2}$/.test(percentOff.trim()) ? Number(percentOff) : 0;
	return percent >= 1 && percent <= 90 ? percent : null;
}

export function isPercentWrong(values: PromotionValues): boolean {
	return values.percentOff.trim() !== '' && readPercent(values) === null;
}

type Plan = Pick<NewPromotion, 'percentOff' | 'isForMembers' | 'prices'>;

/** Those prices that can be read. */
export function readPlan(values: PromotionValues): Plan {
	const { isForMembers } = values;
	if (values.kind === 'price') {
		return { percentOff: null, isForMembers, prices: readPrices(values) };
	}
	const percentOff = readPercent(values);
	const prices = values.rows.flatMap(({ sku, regions }) =>
		regions.map((region) => ({ sku, region, priceCents: null })),
	);
	return { percentOff, isForMembers, prices: percentOff === null ? [] : prices };
}

function readPrices({ rows }: PromotionValues): PromotionPrice[] {
	return rows.flatMap(({ sku, price, regions }) => {
		const priceCents = parseCents(price);
		return priceCents ? regions.map((region) => ({ sku, region, priceCents })) : [];
	});
}

/** Null until it can be saved: a draft needs a name and its days. */
export function readPromotion(values: PromotionValues): NewPromotion | null {
	const { name, startsOn, endsOn, kind, rows } = values;
	const isRead =
		kind === 'percent'
			? readPercent(values) !== null
			: rows.every(({ price }) => parseCents(price));
	if (!name.trim() || !startsOn || !endsOn || startsOn > endsOn || !isRead) return null;
	return { name: name.trim(), startsOn, endsOn, ...readPlan(values) };
}
