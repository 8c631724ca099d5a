import type { Category, CategoryNode } from '@korb/contracts/catalogue';
import { catalogueAddress } from '@korb/contracts/catalogue-address';
import type { Aisle } from '@korb/contracts/payload';
import { ask, askOr } from './ask.ts';
import { loadListing, toListMeta } from './listing.ts';
import type { LoadContext, Loaded } from './load-context.ts';
import { message, pageMeta, plainBackground } from './page-meta.ts';

/** One category with its products; without a slug the whole assortment, or all offers. */
export async function loadCategory(context: LoadContext): Promise<Loaded> {
	const { slug } = context.match.params;
	const [category, tree, listing] = await Promise.all([
		slug ? ask<Category>(context, catalogueAddress.category(slug)) : null,
		askOr<CategoryNode[]>(context, '/api/category-trees', []),
		loadListing(context, slug ? catalogueAddress.categoryProducts(slug) : '/api/products'),
	]);
	const isOffers = !slug && listing.body.address.filters.offers !== undefined;
	const title =
		category?.body.name ?? message(context, isOffers ? 'shell.offers' : 'route.products-slug');
	return {
		status: 200,
		payload: {
			kind: 'category',
			routeName: context.match.route.name,
			meta: {
				...pageMeta(title),
				description: message(context, 'category.description', {
					name: title,
					shop: context.tenant.config.clientRuntimeConfig.name,
				}),
				...toListMeta(context, listing.body),
			},
			background: plainBackground,
			category: category?.body ?? null,
			children: listChildren(tree.body, slug),
			listing: listing.body,
		},
		surrogateKeys: [category, tree, listing].flatMap((found) => found?.surrogateKeys ?? []),
		isComplete: tree.isComplete,
	};
}

function listChildren(tree: CategoryNode[], slug: string | undefined): Aisle[] {
	const nodes = slug === undefined ? tree : (findNode(tree, slug)?.children ?? []);
	return nodes.map((node) => {
		const { slug, name, tint } = node;
		return { slug, name, tint, emoji: findEmoji(node) };
	});
}

/** Groups have no picture of their own; that of their first shelf stands for them. */
function findEmoji({ emoji, children }: CategoryNode): string | null {
	return emoji ?? children.map(findEmoji).find((found) => found !== null) ?? null;
}

function findNode(nodes: CategoryNode[], slug: string): CategoryNode | null {
	for (const node of nodes) {
		const found = node.slug === slug ? node : findNode(node.children, slug);
		if (found) return found;
	}
	return null;
}
