import type { Favorites } from '@korb/contracts/customer/favorite-endpoints';
import { type FavoriteType, hasReachedFavoriteLimit } from '@korb/domain/customer/favorites';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import { listIdsBySku } from '../catalogue/index.ts';
import { type CustomerKey, requireCustomer } from '../identity/index.ts';
import { listRecipes } from '../recipe/index.ts';
import {
	countFavorites,
	deleteFavorite,
	insertFavorite,
	listFavorites,
	lockFavorites,
} from './favorites.sql.ts';

export async function readFavorites(ctx: RequestContext): Promise<Favorites> {
	const key = await requireCustomer(ctx);
	return ctx.db.single((tx) => loadFavorites(tx, key));
}

export async function addFavorite(
	ctx: RequestContext,
	type: FavoriteType,
	reference: string,
): Promise<Favorites> {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		if (!(await exists(ctx, tx, type, reference))) throw notFound('favourite');
		await lockFavorites(tx, key);
		const count = await countFavorites(tx, key, type);
		const isNew = await insertFavorite(tx, key, type, reference);
		if (isNew && hasReachedFavoriteLimit(count)) {
			throw refused('favoriteLimit', 'The customer cannot have any more favourites.');
		}
		return loadFavorites(tx, key);
	});
}

/** Also of what the shop no longer has. */
export async function removeFavorite(
	ctx: RequestContext,
	type: FavoriteType,
	reference: string,
): Promise<Favorites> {
	const key = await requireCustomer(ctx);
	return ctx.db.transaction(async (tx) => {
		await deleteFavorite(tx, key, type, reference);
		return loadFavorites(tx, key);
	});
}

async function loadFavorites(tx: Tx, key: CustomerKey): Promise<Favorites> {
	const rows = await listFavorites(tx, key);
	const of = (type: FavoriteType) =>
		rows.flatMap((row) => (row.type === type ? [row.reference] : []));
	return { products: of('products'), recipes: of('recipes') };
}

async function exists(
	ctx: RequestContext,
	tx: Tx,
	type: FavoriteType,
	reference: string,
): Promise<boolean> {
	const { id, config } = ctx.tenant;
	if (type === 'products') return (await listIdsBySku(tx, id, [reference])).length > 0;
	if (!config.clientRuntimeConfig.featureRecipes) return false;
	const { total } = await listRecipes(tx, id, { slugs: [reference], offset: 0, limit: 1 });
	return total > 0;
}
