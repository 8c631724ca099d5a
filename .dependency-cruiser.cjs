/** Import boundaries. CONTRIBUTING.md describes them in a table. */
const only = (name, from, forbidden, comment) => ({
	name,
	comment,
	severity: 'error',
	from: { path: from, pathNot: '\\.test\\.tsx?$' },
	to: forbidden,
});

module.exports = {
	forbidden: [
		{ name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
		only(
			'domain-is-pure',
			'^packages/domain/',
			{ pathNot: '^packages/domain/' },
			'Domain rules use no I/O, no schema library and no framework.',
		),
		only('packages-know-no-app', '^packages/', { path: '^(apps|e2e|tools)/' }),
		only('api-stands-alone', '^apps/api/', { path: '^apps/(?!api/)' }),
		only('backoffice-stands-alone', '^apps/backoffice/', { path: '^apps/(?!backoffice/)' }),
		only('cms-stands-alone', '^apps/cms/', { path: '^apps/(?!cms/)' }),
		only('sandbox-stands-alone', '^apps/payment-sandbox/', {
			path: '^apps/(?!payment-sandbox/)',
		}),
		only('storefront-stands-alone', '^apps/storefront/', { path: '^apps/(?!storefront/)' }),
		only(
			'testing-only-in-tests',
			'^(apps|packages/(?!testing/))(?!.*[/.]testing\\.ts$)(?!.*/checkout-harness/)',
			{ path: ['^packages/testing/', '[/.]testing\\.ts$', '/checkout-harness/'] },
		),
		only(
			'product-knows-no-demo',
			'^(apps/(?!cms/src/seed/)(?!storefront/(test|\\.storybook)/)|packages/(?!demo/|packshot/))',
			{ path: ['^packages/(demo|packshot)/', '^tools/demo/', '^apps/cms/src/seed/'] },
			'Demo tooling passes its adapters to the product; the CMS seeds by a command of its own.',
		),
		only(
			'guards-off-only-in-tests',
			'^(apps|packages|tools|e2e)/(?!api/src/db/guards/guards\\.ts$)',
			{ path: '^apps/api/src/db/guards/guards-off\\.ts$' },
			'Production code must not be able to disable the guards.',
		),
		only('browser-knows-no-server', '^apps/storefront/src/', {
			path: ['^apps/storefront/server/', '^node:'],
		}),
		only('ui-above-platform', '^apps/storefront/src/ui/', {
			path: '^apps/storefront/src/(app|pages|blocks|features|shop)/',
		}),
		only('ui-knows-no-router', '^apps/storefront/src/ui/', {
			path: '^apps/storefront/src/platform/navigation/',
			pathNot: '/app-link\\.tsx$',
		}),
		only(
			'platform-knows-no-groceries',
			'^apps/storefront/src/platform/',
			{
				path: [
					'^apps/storefront/src/(app|pages|blocks|features|shop|ui)/',
					'^packages/(contracts|domain)/src/(cart|catalogue|fulfilment|order|payment|pricing)/',
				],
			},
			'The bottom layer: API client, navigation, hydration, messages and storage.',
		),
		only('shop-below-features', '^apps/storefront/src/shop/', {
			path: '^apps/storefront/src/(app|pages|blocks|features)/',
		}),
		only('features-stay-apart', '^apps/storefront/src/features/([^/]+)/', {
			path: '^apps/storefront/src/(app|pages|blocks|features)/',
			pathNot: '^apps/storefront/src/features/$1/',
		}),
		only('blocks-below-pages', '^apps/storefront/src/blocks/', {
			path: '^apps/storefront/src/(app|pages)/',
		}),
		only('pages-below-app', '^apps/storefront/src/pages/', { path: '^apps/storefront/src/app/' }),
		only('backoffice-knows-no-server', '^apps/backoffice/src/', { path: '^node:' }),
		only('backoffice-platform-at-the-bottom', '^apps/backoffice/src/platform/', {
			path: '^apps/backoffice/src/(app|pages|assortment|orders|session|settings|ui)/',
		}),
		only('backoffice-ui-above-platform', '^apps/backoffice/src/ui/', {
			path: '^apps/backoffice/src/(app|pages|assortment|orders|session|settings)/',
		}),
		only(
			'backoffice-session-below-pages',
			'^apps/backoffice/src/(assortment|orders|session|settings)/',
			{
				path: '^apps/backoffice/src/(app|pages)/',
			},
		),
		only('backoffice-pages-below-app', '^apps/backoffice/src/pages/', {
			path: '^apps/backoffice/src/app/',
		}),
		only('sql-in-sql-files', '^apps/api/src/modules/.*\\.(routes|service|mapper)\\.ts$', {
			path: 'node_modules/(pg|kysely)/',
		}),
		only('services-know-no-http', '^apps/api/src/modules/.*\\.(service|sql|mapper)\\.ts$', {
			path: 'node_modules/fastify/',
		}),
		only(
			'modules-know-no-jobs',
			'^apps/api/src/(modules|outbox|mail|db)/',
			{ path: '^apps/api/src/jobs/' },
			'Jobs call modules; a module enqueues through the outbox.',
		),
		only('modules-through-index', '^apps/api/src/modules/([^/]+)/', {
			path: '^apps/api/src/modules/',
			pathNot: ['^apps/api/src/modules/$1/', '/index\\.ts$'],
		}),
	],
	options: {
		doNotFollow: { path: 'node_modules' },
		exclude: { path: '(^|/)(dist|node_modules/\\.cache)/' },
		parser: 'swc',
		enhancedResolveOptions: {
			exportsFields: ['exports'],
			conditionNames: ['import', 'node', 'default'],
			extensions: ['.ts', '.tsx', '.js', '.json'],
		},
	},
};
