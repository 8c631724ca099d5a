import type { ChunkGroup } from './plugin.ts';

/**
 * Size tuning only: many tiny chunks compress badly and cost a request each. Which chunks a page
 * preloads does not depend on it. A group takes the static dependencies of its modules along,
 * unless a group before it has them.
 */
export const chunkGroups: ChunkGroup[] = [
	// Changes only with an upgrade, so it stays in browser caches across builds.
	{ name: 'vendor', packages: ['react', 'react-dom', 'scheduler'] },
	// One file for what every page starts with, instead of a dozen tiny chunks.
	{ name: 'app', isInitial: true },
	// Shared by listings and the query code, so that listings load without the query library.
	{
		name: 'addresses',
		modules: ['src/platform/navigation/page-address.ts', 'src/platform/queries/browser-queries.ts'],
	},
	// Code that refetches while a page is open; other pages never wait for it.
	{
		name: 'queries',
		packages: ['@tanstack/query-core', '@tanstack/react-query'],
		modules: ['src/platform/queries/queries.ts'],
	},
	// Small parts; most pages and cards use a few of them.
	{
		name: 'parts',
		modules: [
			'src/features/catalogue/card/tint.ts',
			'src/platform/navigation/stay-link.tsx',
			'src/ui/icons/chevron-left.ts',
			'src/ui/layout/empty-state.tsx',
			'src/ui/layout/section.tsx',
			'src/ui/navigation/breadcrumb.tsx',
			'src/ui/picture/plate-style.ts',
		],
	},
	// Apart from cards, because slideshows use it without them.
	{ name: 'rail', modules: ['src/ui/carousel/carousel.tsx'] },
	// Apart from listings, because they load with the lazy filters and subcategories.
	{ name: 'chips', modules: ['src/ui/label/chip.tsx'] },
	// Every page with products.
	{
		name: 'card',
		modules: [
			'src/features/catalogue/card/product-card.tsx',
			'src/features/catalogue/listing/category-trail.tsx',
		],
	},
	// Categories, brands and search.
	{
		name: 'listing',
		modules: [
			'src/features/catalogue/listing/list-head.tsx',
			'src/features/catalogue/listing/product-listing.tsx',
		],
	},
	// The cart and a pasted list, which share little else.
	{
		name: 'stepper',
		modules: ['src/shop/catalogue/use-quantity-text.ts', 'src/ui/stepper/stepper.tsx'],
	},
	// What single pages share with the client runtime, and would otherwise load all of it for.
	{ name: 'analytics', modules: ['src/shop/search/use-search-analytics.ts'] },
	{ name: 'safe-target', modules: ['../../packages/domain/src/routing/safe-target.ts'] },
	{ name: 'cookies', modules: ['src/platform/storage/write-cookie.ts'] },
	// Runs after hydration.
	{ name: 'client-runtime', modules: ['src/app/client-runtime/client-runtime.ts'] },
];
