import type { RouteName } from '@korb/domain/route-table';
import type { ClientConfigs } from './client-configs.ts';
import type { Block, PageBackground, PageMeta } from './content.ts';

/** What a page needs to be drawn, in HTML and in `{path}/_payload.json` alike. Never personal. */
export type PagePayload = {
	routeName: RouteName;
	meta: PageMeta & { canonical: string | null };
	background: PageBackground;
} & PageData;

/** One member per kind of page; the storefront has one loader and one component for each. */
type PageData =
	| { kind: 'content'; blocks: Block[] }
	| { kind: 'titled'; blocks: Block[] }
	| { kind: 'error'; error: PageError; blocks: Block[] };

export type PageKind = PageData['kind'];
export type PayloadOf<Kind extends PageKind> = Extract<PagePayload, { kind: Kind }>;

export type PageError = { status: number; message: string };

/** Travels inside the HTML as JSON; the tenant's configuration is fetched beside it by its version. */
export type Boot = {
	buildId: string;
	configVersion: string;
	payload: PagePayload;
	clientConfigs: ClientConfigs;
};
