import * as contract from '@korb/contracts/admin/settings/payment-account-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { closeAccount, deleteAccount, putAccount } from './change-accounts.service.ts';
import { type AccountDeps, readDeskAccounts } from './read-accounts.service.ts';

export const paymentAccountRoutes =
	(deps: AccountDeps): ApiPlugin =>
	async (app) => {
		app.route({
			...routeOf(contract.getPaymentAccounts),
			handler: ({ staff }) => readDeskAccounts(staff(), deps),
		});

		app.route({
			...routeOf(contract.putPaymentAccount),
			handler: ({ staff, params, body }) => putAccount(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.closePaymentAccount),
			handler: ({ staff, params, body }) => closeAccount(staff(), deps, { ...params, ...body }),
		});

		app.route({
			...routeOf(contract.deletePaymentAccount),
			handler: ({ staff, params, body }) => deleteAccount(staff(), deps, { ...params, ...body }),
		});
	};
