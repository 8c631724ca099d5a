import * as contract from '@korb/contracts/customer/favorite-endpoints';
import * as suggestions from '@korb/contracts/shopping-list/suggestion-endpoints';
import type { ApiPlugin } from '../../context.ts';
import { routeOf } from '../../route-of.ts';
import { regionOf } from '../catalogue/index.ts';
import { addFavorite, readFavorites, removeFavorite } from './favorites.service.ts';
import { listMyProducts } from './my-products.service.ts';
import { declineSuggestion, listSuggestions, suggestAgain } from './suggestions.service.ts';

export const favoriteRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(contract.getFavorites),
		handler: ({ ctx }) => readFavorites(ctx),
	});

	app.route({
		...routeOf(contract.putFavorite),
		handler: ({ ctx, params, body }) => addFavorite(ctx, params.type, body.reference),
	});

	app.route({
		...routeOf(contract.deleteFavorite),
		handler: ({ ctx, params }) => removeFavorite(ctx, params.type, params.reference),
	});

	app.route({
		...routeOf(contract.getMyProducts),
		handler: (request) => listMyProducts(request.ctx, regionOf(request), request.query),
	});

	app.route({
		...routeOf(suggestions.getSuggestions),
		handler: (request) => listSuggestions(request.ctx, regionOf(request)),
	});

	app.route({
		...routeOf(suggestions.putDeclined),
		handler: async ({ ctx, params }, reply) => {
			await declineSuggestion(ctx, params.sku);
			return reply.code(204).send();
		},
	});

	app.route({
		...routeOf(suggestions.deleteDeclined),
		handler: async ({ ctx, params }, reply) => {
			await suggestAgain(ctx, params.sku);
			return reply.code(204).send();
		},
	});
};
