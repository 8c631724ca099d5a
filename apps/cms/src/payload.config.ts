import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { multiTenantPlugin } from '@payloadcms/plugin-multi-tenant';
import {
	BlockquoteFeature,
	BoldFeature,
	HeadingFeature,
	InlineToolbarFeature,
	ItalicFeature,
	LinkFeature,
	lexicalEditor,
	OrderedListFeature,
	ParagraphFeature,
	StrikethroughFeature,
	UnderlineFeature,
	UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import { de } from '@payloadcms/translations/languages/de';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import sharp from 'sharp';
import { hasRole } from './access.ts';
import { mailThrough } from './auth/mail.ts';
import { secondFactor } from './auth/second-factor.table.ts';
import { mustEnrol } from './auth/second-factor-fields.ts';
import { blocks } from './blocks.ts';
import { faqs } from './collections/faqs.ts';
import { media } from './collections/media.ts';
import { pages } from './collections/pages.ts';
import {
	clientConfigs,
	pesticides,
	publications,
	recipes,
	redirects,
	searchBanners,
	vouchers,
} from './collections/simple.ts';
import { tenants, users } from './collections/users.ts';
import { failoverSafe } from './database.ts';
import { readEnvForBuild } from './env.ts';
import { migrations } from './migrations/index.ts';
import { outbox } from './outbox/outbox.table.ts';
import { previewEndpoint } from './preview/endpoint.ts';
import { shopEndpoints } from './shop/endpoints.ts';
import { createShopQueries } from './shop/shop-queries.ts';
import { versionTexts } from './versions/version-texts.ts';

const env = readEnvForBuild();
const favicon = {
	rel: 'icon',
	type: 'image/svg+xml',
	url: 'data:image/svg+xml,<svg xmlns=%22http://www.w3.org/2000/svg%22 viewBox=%220 0 100 100%22><text y=%22.9em%22 font-size=%2290%22>🧺</text></svg>',
};

/** Shows the shop column in lists, for users with several shops. */
const perShop = { tenantFieldOverrides: { admin: { disableListColumn: false } } };

export default buildConfig({
	secret: env.CMS_SECRET,
	telemetry: false,
	email: mailThrough(env.MAIL_URL, env.MAIL_FROM),
	admin: {
		user: 'users',
		avatar: 'default',
		meta: { titleSuffix: ' · Korb', icons: [favicon] },
		dateFormat: 'd. MMM yyyy, HH:mm',
		components: {
			actions: ['/src/components/chosen-shop.tsx#ChosenShop'],
			views: { login: { Component: '/src/auth/sign-in-view.tsx#SignInView' } },
			beforeDashboard: ['/src/dashboard/dashboard.tsx#Dashboard'],
			graphics: {
				Icon: '/src/components/brand.tsx#Icon',
				Logo: '/src/components/brand.tsx#Logo',
			},
		},
	},
	i18n: { supportedLanguages: { de, en }, fallbackLanguage: 'de', translations: versionTexts },
	graphQL: { disable: true },
	typescript: { autoGenerate: false },
	sharp,
	blocks,
	collections: [
		pages,
		recipes,
		media(env.CMS_MEDIA_DIR),
		publications,
		searchBanners,
		vouchers,
		faqs,
		pesticides,
		redirects,
		clientConfigs,
		users({ publicUrl: env.PUBLIC_URL, mustEnrol: mustEnrol(env) }),
		tenants,
	],
	endpoints: [previewEndpoint, ...shopEndpoints],
	custom: { shop: createShopQueries(env.API_URL, env.CONTENT_SECRET) },
	editor: lexicalEditor({
		features: [
			ParagraphFeature(),
			HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
			BoldFeature(),
			ItalicFeature(),
			UnderlineFeature(),
			StrikethroughFeature(),
			LinkFeature({ enabledCollections: [] }),
			UnorderedListFeature(),
			OrderedListFeature(),
			BlockquoteFeature(),
			InlineToolbarFeature(),
		],
	}),
	db: failoverSafe({
		schemaName: 'cms',
		idType: 'uuid',
		blocksAsJSON: true,
		push: false,
		disableCreateDatabase: true,
		migrationDir: join(dirname(fileURLToPath(import.meta.url)), 'migrations'),
		prodMigrations: migrations,
		beforeSchemaInit: [
			({ schema }) => ({ ...schema, tables: { ...schema.tables, outbox, secondFactor } }),
		],
		pool: { connectionString: env.CMS_DATABASE_URL, max: 5 },
	}),
	jobs: { autoRun: [{ cron: '*/10 * * * * *', limit: 20 }] },
	plugins: [
		multiTenantPlugin({
			tenantsSlug: 'tenants',
			userHasAccessToAllTenants: (user) => hasRole(user, 'admin'),
			collections: {
				pages: perShop,
				recipes: perShop,
				media: perShop,
				publications: perShop,
				'search-banners': perShop,
				vouchers: perShop,
				faqs: perShop,
				redirects: perShop,
				pesticides: { isGlobal: true },
				'client-configs': { isGlobal: true },
			},
			i18n: {
				translations: {
					de: { 'nav-tenantSelector-label': 'Geschäft', 'field-assignedTenant-label': 'Geschäft' },
					en: { 'nav-tenantSelector-label': 'Shop', 'field-assignedTenant-label': 'Shop' },
				},
			},
		}),
	],
});
