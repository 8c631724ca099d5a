import { getRecipe, getRecipes, searchRecipes } from '@korb/contracts/platform/endpoints';
import { SURROGATE_KEY_HEADER } from '@korb/contracts/platform/wire-names';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { ApiPlugin } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { routeOf } from '../../route-of.ts';
import { findRecipe, loadRecipes, toWords } from './recipe.service.ts';

export const recipeRoutes: ApiPlugin = async (app) => {
	app.route({
		...routeOf(getRecipes),
		handler: async ({ ctx, query }, reply) => {
			reply.header(SURROGATE_KEY_HEADER, listKeys(ctx.tenant.id));
			const { pageSize, offset, tag, slugs } = query;
			return loadRecipes(ctx, {
				offset,
				limit: pageSize,
				...(tag && { tag }),
				...(slugs.length > 0 && { slugs }),
			});
		},
	});

	app.route({
		...routeOf(searchRecipes),
		handler: async (request, reply) => {
			const { ctx, params, query } = request;
			reply.header(SURROGATE_KEY_HEADER, listKeys(ctx.tenant.id));
			const { pageSize, offset } = query;
			return loadRecipes(ctx, { offset, limit: pageSize, words: toWords(params.term) });
		},
	});

	app.route({
		...routeOf(getRecipe),
		handler: async ({ ctx, params }, reply) => {
			const { id } = ctx.tenant;
			reply.header(
				SURROGATE_KEY_HEADER,
				[surrogateKeys.tenant(id), surrogateKeys.document(id, 'recipe', params.slug)].join(' '),
			);
			const recipe = await findRecipe(ctx, params.slug);
			if (!recipe) throw notFound('recipe');
			return recipe;
		},
	});
};

function listKeys(tenantId: string): string {
	return [surrogateKeys.tenant(tenantId), surrogateKeys.documents(tenantId, 'recipe')].join(' ');
}
