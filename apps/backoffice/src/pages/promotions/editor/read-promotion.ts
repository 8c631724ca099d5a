import type { NewPromotion, PromotionPrice } from '@korb/contracts/admin/promotions/promotions';
import { parseCents } from '../../../platform/i18n/parse-cents.ts';
import { isComputed, type PromotionValues } from './promotion-draft.ts';

/** Null until it can be saved: a draft needs a name and its days. */
export function readPromotion(values: PromotionValues): NewPromotion | null {
	const { name, startsOn, endsOn, kind, rows } = values;
	const isRead =
		(kind !== 'percent' || readPercent(values) !== null) &&
		(kind !== 'multiBuy' || readMultiBuy(values) !== null) &&
		(isComputed(values) || rows.every(({ price }) => parseCents(price)));
	if (!name.trim() || !startsOn || !endsOn || startsOn > endsOn || !isRead) return null;
	return { name: name.trim(), startsOn, endsOn, ...readPlan(values) };
}

function readPercent({ percentOff }: PromotionValues): number | null {
	const percent = /^\d{1,2}$/.test(percentOff.trim()) ? Number(percentOff) : 0;
	return percent >= 1 && percent <= 90 ? percent : null;
}

export function isPercentWrong(values: PromotionValues): boolean {
	return values.percentOff.trim() !== '' && readPercent(values) === null;
}

/** Null while it cannot be read, and for every other kind. */
export function readMultiBuy(values: PromotionValues): NewPromotion['multiBuy'] {
	if (values.kind !== 'multiBuy') return null;
	const quantity = (typed: string) => (/^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0);
	const fromQuantity = quantity(values.fromQuantity);
	const payQuantity = values.isXForY ? quantity(values.payQuantity) : null;
	if (fromQuantity < 2 || payQuantity === 0 || (payQuantity ?? 0) >= fromQuantity) return null;
	return { fromQuantity, payQuantity };
}

type Plan = Pick<NewPromotion, 'percentOff' | 'isForMembers' | 'multiBuy' | 'prices'>;

/** Those prices that can be read. */
export function readPlan(values: PromotionValues): Plan {
	const { isForMembers } = values;
	const multiBuy = readMultiBuy(values);
	const isUnread = values.kind === 'multiBuy' && multiBuy === null;
	if (!isComputed(values)) {
		const prices = isUnread ? [] : readPrices(values);
		return { percentOff: null, isForMembers, multiBuy, prices };
	}
	const percentOff = values.kind === 'percent' ? readPercent(values) : null;
	const prices = values.rows.flatMap(({ sku, regions }) =>
		regions.map((region) => ({ sku, region, priceCents: null })),
	);
	const isRead = percentOff !== null || multiBuy !== null;
	return { percentOff, isForMembers, multiBuy, prices: isRead ? prices : [] };
}

function readPrices({ rows }: PromotionValues): PromotionPrice[] {
	return rows.flatMap(({ sku, price, regions }) => {
		const priceCents = parseCents(price);
		return priceCents ? regions.map((region) => ({ sku, region, priceCents })) : [];
	});
}
