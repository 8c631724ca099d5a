import type {
	DeliveryPass,
	OwnDeliveryPass,
	PastDeliveries,
} from '@korb/contracts/delivery-pass/delivery-pass';
import { refundOfPass } from '@korb/domain/delivery-pass/pass-refund';
import { isPassValid, type PassTerm } from '@korb/domain/delivery-pass/pass-term';
import { isWithdrawalOpen } from '@korb/domain/order/withdrawal';
import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { vatRateOn } from '@korb/domain/pricing/vat';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { requireCustomer } from '../identity/index.ts';
import { countDeliveries, countSaved } from './deliveries.sql.ts';
import { findPass, listVatRates, type PassRow } from './delivery-pass.sql.ts';

const PAST_DAYS = 90;

export async function readOffers({ db, tenant, now }: RequestContext): Promise<DeliveryPass> {
	const { deliveryPass, country, timeZone } = tenant.config.clientRuntimeConfig;
	const rates = await db.single((tx) => listVatRates(tx, country));
	const basisPoints = vatRateOn(rates, country, 'standard', dayAt(now, timeZone)) ?? 0;
	return {
		offers: deliveryPass.offers.map((offer) => ({ ...offer, vatRate: basisPoints / 100 })),
		minOrderValue: deliveryPass.minOrderValue,
	};
}

export async function readOwnPass(ctx: RequestContext): Promise<OwnDeliveryPass> {
	const key = await requireCustomer(ctx);
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	return ctx.db.snapshot(async (tx) => {
		const row = await findPass(tx, key);
		if (!row || !isPassValid(termOf(row), ctx.now, timeZone)) throw notFound('delivery pass');
		const used = await countSaved(tx, key, row.order_number);
		return {
			...termOf(row),
			articleId: row.article_id,
			price: row.price_cents,
			orderNumber: row.order_number,
			...used,
			withdrawal: withdrawalOf(ctx, row),
		};
	});
}

export async function readDeliveries(ctx: RequestContext): Promise<PastDeliveries> {
	const key = await requireCustomer(ctx);
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	return ctx.db.snapshot(async (tx) => {
		const { first_at: firstAt, ...past } = await countDeliveries(tx, key, PAST_DAYS);
		const pass = await findPass(tx, key);
		return {
			...past,
			since: firstAt && dayAt(firstAt, timeZone),
			hasPass: pass !== null && isPassValid(termOf(pass), ctx.now, timeZone),
		};
	});
}

/** The period begins with the contract, and its first day does not count. */
export function withdrawalOf(
	{ tenant, now }: Pick<RequestContext, 'tenant' | 'now'>,
	row: PassRow,
): OwnDeliveryPass['withdrawal'] {
	const { timeZone, withdrawal } = tenant.config.clientRuntimeConfig;
	const lastDay = addDays(row.starts_on, withdrawal.days);
	const pass = { ...termOf(row), price: row.price_cents };
	return {
		isOpen: isWithdrawalOpen(lastDay, now, timeZone),
		lastDay,
		refund: refundOfPass(pass, dayAt(now, timeZone)),
	};
}

function termOf({ starts_on: startDate, ends_on: endDate }: PassRow): PassTerm {
	return { startDate, endDate };
}
