import type { Promotion } from '@korb/contracts/admin/promotions/promotions';
import type { PromotionKind } from '@korb/domain/pricing/promotion-states';
import { writeCents } from '../../../platform/i18n/parse-cents.ts';

/** One price of a product, for some regions. A draft has none where they follow from the regular prices. */
export type PriceDraft = { sku: string; name: string; price: string; regions: string[] };
/** As typed. */
export type PromotionValues = {
	name: string;
	startsOn: string;
	endsOn: string;
	kind: PromotionKind;
	percentOff: string;
	isForMembers: boolean;
	fromQuantity: string;
	/** “3 for 2”, instead of a price for each product. */
	isXForY: boolean;
	payQuantity: string;
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
		fromQuantity: stored?.multiBuy?.fromQuantity.toString() ?? '3',
		isXForY: (stored?.multiBuy?.payQuantity ?? null) !== null,
		payQuantity: stored?.multiBuy?.payQuantity?.toString() ?? '2',
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

/** Whether the prices follow from the regular ones. */
export function isComputed({ kind, isXForY }: PromotionValues): boolean {
	return kind === 'percent' || (kind === 'multiBuy' && isXForY);
}

type Kind = Partial<Pick<PromotionValues, 'kind' | 'isXForY'>>;

/** A product has one row where its prices are computed; what is for several pieces is for everybody. */
export function changeKind(before: PromotionValues, change: Kind): PromotionValues {
	const next = { ...before, ...change };
	const values = { ...next, isForMembers: next.kind !== 'multiBuy' && next.isForMembers };
	if (!isComputed(values)) return values;
	const rows: PriceDraft[] = [];
	for (const row of values.rows) {
		const index = rows.findIndex(({ sku }) => sku === row.sku);
		const same = rows[index];
		const regions = [...new Set([...(same?.regions ?? []), ...row.regions])];
		if (same) rows[index] = { ...same, regions };
		else rows.push({ ...row, regions });
	}
	return { ...values, rows };
}

/** What was published, with the prices it got then. */
export function toTyped(values: PromotionValues): PromotionValues {
	return { ...values, kind: values.kind === 'percent' ? 'price' : values.kind, isXForY: false };
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
