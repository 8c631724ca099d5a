import { type RouteName, routeTable } from '@korb/domain/routing/route-table';
import { z } from 'zod';
import { PesticideTable, Recipe } from '../catalogue/recipes.ts';
import {
	Href,
	Line,
	OptionalImage,
	OptionalLink,
	OptionalProse,
	OwnPath,
	Slug,
} from './blocks/primitives.ts';
import { Publication } from './blocks/promotion.ts';
import { ClientConfigs } from './client-configs.ts';
import { ContentPage } from './content.ts';
import { ArticleId, VoucherContent } from './vouchers.ts';

const envelope = {
	tenantId: z.string(),
	/** Increases with every publication; an older version never replaces a newer one. */
	version: z.int().positive(),
};

const PagePush = z.strictObject({
	...envelope,
	kind: z.literal('page'),
	/** Path below the host, '' for the start page. */
	key: z.string().regex(/^[^\s?#\\]{0,200}$/),
	/** null unpublishes the page. */
	document: ContentPage.nullable(),
});

const pageRoutes = (Object.keys(routeTable) as RouteName[]).filter((name) => name !== 'index');

/** Editorial content around a built-in page (cart, search …), identified by its route. */
const RoutePagePush = z.strictObject({
	...envelope,
	kind: z.literal('route-page'),
	key: z.enum(pageRoutes),
	document: ContentPage.nullable(),
});

const configShapes = ClientConfigs.shape;
function configPush<const Type extends keyof typeof configShapes>(type: Type) {
	return z.strictObject({
		...envelope,
		kind: z.literal('config'),
		key: z.literal(type),
		document: configShapes[type].unwrap().nullable(),
	});
}

const RecipePush = z.strictObject({
	...envelope,
	kind: z.literal('recipe'),
	key: Slug,
	document: Recipe.nullable(),
});

const PublicationPush = z.strictObject({
	...envelope,
	kind: z.literal('publication'),
	key: Slug,
	document: Publication.nullable(),
});

const PesticidesPush = z.strictObject({
	...envelope,
	kind: z.literal('pesticides'),
	key: z.literal('table'),
	document: PesticideTable.nullable(),
});

/** A banner that the search shows for certain terms. */
export const SearchBanner = z.strictObject({
	/** One of them must be a prefix of a word in the query. */
	terms: z.array(z.string().trim().toLowerCase().min(2).max(60)).min(1).max(40),
	title: Line,
	text: OptionalProse,
	image: OptionalImage,
	link: OptionalLink,
});
export type SearchBanner = z.infer<typeof SearchBanner>;

const SearchBannerPush = z.strictObject({
	...envelope,
	kind: z.literal('search-banner'),
	key: Slug,
	document: SearchBanner.nullable(),
});

const VoucherPush = z.strictObject({
	...envelope,
	kind: z.literal('voucher'),
	key: ArticleId,
	document: VoucherContent.nullable(),
});

const RedirectPush = z.strictObject({
	...envelope,
	kind: z.literal('redirect'),
	/** The old path; `/old/*` matches everything below it. */
	key: OwnPath.regex(/^\//),
	/** A target that ends in `/*` keeps the rest of the path. */
	document: z.strictObject({ target: Href }).nullable(),
});

/** An editorial image, one message per size. Its name changes with its content. */
const PicturePush = z.strictObject({
	...envelope,
	kind: z.literal('picture'),
	key: z.string().regex(/^[a-z0-9-]{1,64}\/[1-9][0-9]{1,3}\.(?:webp|avif)$/),
	document: z.strictObject({ base64: z.base64().max(1_000_000) }).nullable(),
});

/** Body of `POST /internal/content`: one published document of the CMS. */
export const ContentPush = z.discriminatedUnion('kind', [
	PagePush,
	RoutePagePush,
	z.discriminatedUnion('key', [
		configPush('topbarbanner'),
		configPush('header'),
		configPush('footer'),
		configPush('socialsharingandseo'),
	]),
	RecipePush,
	PublicationPush,
	PesticidesPush,
	SearchBannerPush,
	VoucherPush,
	RedirectPush,
	PicturePush,
]);
export type ContentPush = z.infer<typeof ContentPush>;
export type ContentKind = ContentPush['kind'];

export const ContentPushResult = z.strictObject({
	/** False when the shop already has this version or a newer one. */
	applied: z.boolean(),
});
