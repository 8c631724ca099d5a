import * as contract from '@korb/contracts/content/voucher-endpoints';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { ApiPlugin } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { routeOf } from '../../../route-of.ts';
import { listGeneralVouchers, listPersonalVouchers } from './vouchers.service.ts';

export const voucherRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getPersonalVouchers),
		handler: async ({ ctx, query }, reply) => {
			reply.header(SURROGATE_KEY_HEADER, keysOf(ctx.tenant.id));
			return listPersonalVouchers(ctx, query.promotionIds);
		},
	});

	app.route({
		...routeOf(contract.getGeneralVouchers),
		handler: async ({ ctx }, reply) => {
			reply.header(SURROGATE_KEY_HEADER, keysOf(ctx.tenant.id));
			const vouchers = await listGeneralVouchers(ctx);
			if (vouchers.length === 0) throw notFound('voucher');
			return vouchers;
		},
	});
};

function keysOf(tenantId: string): string {
	return `${surrogateKeys.tenant(tenantId)} ${surrogateKeys.documents(tenantId, 'voucher')}`;
}
