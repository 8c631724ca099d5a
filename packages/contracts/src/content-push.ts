import { type RouteName, routeTable } from '@korb/domain/route-table';
import { z } from 'zod';
import { ClientConfigs } from './client-configs.ts';
import { ContentPage } from './content.ts';

const envelope = {
	tenantId: z.string(),
	/** Grows with every publication of a document; an older one never replaces a newer one. */
	version: z.int().positive(),
};

const PagePush = z.strictObject({
	...envelope,
	kind: z.literal('page'),
	/** Path below the host, '' for the start page. */
	key: z.string().regex(/^[^\s?#\\]{0,200}$/),
	/** null takes the page off the shop. */
	document: ContentPage.nullable(),
});

const pageRoutes = (Object.keys(routeTable) as RouteName[]).filter((name) => name !== 'index');

/** Editorial content around a page of the shop itself (cart, search …), named by its route. */
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

/** Body of `POST /internal/content`: one finished document of the content system. */
export const ContentPush = z.union([
	PagePush,
	RoutePagePush,
	configPush('topbarbanner'),
	configPush('header'),
	configPush('footer'),
	configPush('socialsharingandseo'),
]);
export type ContentPush = z.infer<typeof ContentPush>;

export const ContentPushResult = z.strictObject({
	/** False when the shop already has this version or a newer one. */
	applied: z.boolean(),
});
