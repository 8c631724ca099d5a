import {
	type GeneralVoucher,
	type PersonalVoucher,
	VoucherContent,
} from '@korb/contracts/content/vouchers';
import { dayAt } from '@korb/domain/pricing/prices';
import type { RequestContext } from '../../../context.ts';
import { listAllDocuments } from '../content.sql.ts';

/** In the order of the promotions; expired ones and those without content are left out. */
export async function listPersonalVouchers(
	ctx: RequestContext,
	promotionIds: readonly string[],
): Promise<PersonalVoucher[]> {
	const personal = (await listVouchers(ctx)).flatMap(({ type, promotionId, ...voucher }) =>
		type === 'personal' && promotionId !== null ? [{ ...voucher, type, promotionId }] : [],
	);
	return promotionIds.flatMap((id) => personal.filter(({ promotionId }) => promotionId === id));
}

export async function listGeneralVouchers(ctx: RequestContext): Promise<GeneralVoucher[]> {
	return (await listVouchers(ctx)).flatMap(({ type, ...voucher }) => {
		if (type === 'personal') return [];
		return {
			...voucher,
			type,
			ecommerceAutomaticRedemption: voucher.automaticRedemption,
			ecommerceLimitAutomaticRedemptionToServiceTypes: voucher.serviceTypes,
		};
	});
}

async function listVouchers(ctx: RequestContext) {
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	const today = dayAt(ctx.now, timeZone);
	const rows = await ctx.db.snapshot((tx) => listAllDocuments(tx, ctx.tenant.id, 'voucher'));
	return rows.flatMap(({ key, document }) => {
		const { data } = VoucherContent.safeParse(document);
		if (!data)
			ctx.log.error({ tenant: ctx.tenant.id, document: key }, 'stored document is invalid');
		const isOver = data?.validUntil !== null && (data?.validUntil ?? '') < today;
		return data && !isOver ? [{ ...data, articleId: key }] : [];
	});
}
