import * as contract from '@korb/contracts/customer/favorite-store-endpoints';
import type { ApiPlugin, RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { loadCustomer, requireCustomer } from '../identity/index.ts';
import { updateFavoriteStore } from './favorite-store.sql.ts';

export const favoriteStoreRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.postFavoriteStore),
		handler: ({ ctx, body }) => setFavoriteStore(ctx, body.storeId),
	});

	app.route({
		...routeOf(contract.deleteFavoriteStore),
		handler: ({ ctx }) => setFavoriteStore(ctx, null),
	});
};

async function setFavoriteStore(ctx: RequestContext, storeId: string | null) {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		if (!(await updateFavoriteStore(tx, key, storeId))) throw notFound('store');
		return loadCustomer(tx, key);
	});
}
