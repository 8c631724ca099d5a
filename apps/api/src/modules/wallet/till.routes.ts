import * as contract from '@korb/contracts/wallet/wallet-endpoints';
import { formatGiftCardCode } from '@korb/domain/wallet/gift-card-code';
import type { ApiPlugin } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { notFound } from '../../errors.ts';
import { readSignedOnly } from '../../plugins/signed-body.ts';
import { routeOf } from '../../route-of.ts';
import type { TenantDirectory } from '../tenant/index.ts';
import type { GiftCardCodes } from './gift-card-codes.ts';
import { issueGiftCard, moveMoney } from './gift-cards.service.ts';

const MAX_BODY = 4096;
const MAX_SHAPE = { depth: 2, keys: 20 };

type TillDeps = {
	db: Database;
	tenants: TenantDirectory;
	codes: GiftCardCodes;
	tillSecret: string;
};

/** Signed calls of tills and other systems that sell, load and redeem gift cards. */
export function tillRoutes({ db, tenants, codes, tillSecret }: TillDeps): ApiPlugin {
	const walletOf = (tenantId: string) => {
		const config = tenants.findById(tenantId)?.config.clientRuntimeConfig;
		if (!config?.featureCustomerWallet) throw notFound('shop');
		return config.wallet;
	};
	return async (app) => {
		readSignedOnly(app, { secret: tillSecret, maxBytes: MAX_BODY, shape: MAX_SHAPE });
		app.route({
			...routeOf(contract.postGiftCard),
			handler: async ({ body: { purpose: _purpose, ...sale } }) => {
				const { validYears } = walletOf(sale.tenantId);
				const code = codes.derive(sale.tenantId, sale.transactionId);
				const issued = await db.transaction((tx) =>
					issueGiftCard(tx, codes, { ...sale, code, validYears }),
				);
				return { code: formatGiftCardCode(code), ...issued };
			},
		});

		app.route({
			...routeOf(contract.postGiftCardTransaction),
			handler: async ({ body: { purpose: _purpose, type, ...transaction } }) => {
				walletOf(transaction.tenantId);
				return {
					balance: await db.transaction((tx) => moveMoney(tx, codes, type, transaction)),
				};
			},
		});
	};
}
