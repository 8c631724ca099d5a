import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { RecipeTeaser } from '@korb/contracts/catalogue/recipes';
import type {
	BrandHit,
	ContentHit,
	SearchSuggestion,
	SearchType,
} from '@korb/contracts/catalogue/search';
import { pathTo } from '@korb/domain/routing/routes';
import { searchPath } from '@korb/domain/search/search-path';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useSite } from '../../../platform/site.tsx';
import { useProductPath } from '../../../shop/catalogue/use-product-path.ts';
import { useSearchAnalytics } from '../../../shop/search/use-search-analytics.ts';
import type { Answer } from './flyout-search.ts';

export type FoundHit = {
	variant: 'word' | 'product' | 'page' | 'recipe';
	href: string;
	text: string;
	note?: string;
	product?: Product;
	picture?: { src: string; tint: string };
	onOpen?: () => void;
};

/** Hits of any type as links, and the link to all of them. */
export function useHits(type: SearchType, term: string, answer: Answer | undefined) {
	const t = useMessages();
	const { routes } = useSite();
	const { clicked } = useSearchAnalytics();
	const toProduct = useProductPath();
	const path = (name: Parameters<typeof pathTo>[1], slug: string) =>
		pathTo(routes, name, { slug }) ?? '/';

	const suggestionPath = ({ kind, text, slug }: SearchSuggestion): string => {
		if (kind === 'brand' && slug) return path('brand-slug', slug);
		if (kind === 'category' && slug) return path('products-slug', slug);
		return searchPath(routes, text) ?? '/';
	};
	const readers: { [Type in SearchType]: (hit: never) => FoundHit } = {
		suggestions: (hit: SearchSuggestion) => ({
			variant: 'word',
			href: suggestionPath(hit),
			text: hit.text,
		}),
		brands: ({ slug, name }: BrandHit) => ({
			variant: 'word',
			href: path('brand-slug', slug),
			text: name,
		}),
		products: (product: Product) => ({
			variant: 'product',
			href: toProduct(product.slug).href,
			text: product.name,
			product,
			onOpen: () => clicked(product.sku),
		}),
		recipes: ({ slug, title, image, tint, minutes, portions }: RecipeTeaser) => ({
			variant: 'recipe',
			href: path('recipe-slug', slug),
			text: title,
			note: t('search.recipe', { minutes, portions }),
			picture: { src: image.src, tint },
		}),
		content: ({ slug, title, description }: ContentHit) => ({
			variant: 'page',
			href: `/${slug}`,
			text: title,
			note: description,
		}),
	};
	const results = (answer?.results ?? []) as never[];
	const hasMore = (answer?.total ?? 0) > results.length && type !== 'suggestions';
	return {
		hits: results.map(readers[type]),
		more: hasMore ? searchPath(routes, term, type) : null,
	};
}
