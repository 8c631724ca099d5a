import type { RouteName } from '@korb/domain/route-table';
import type { CategoryNode } from './catalogue.ts';
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

export type PageError = {
	status: number;
	/** For people who read logs and sources; what shoppers read comes from the message bundle. */
	message: string;
	/** Request id of a failure, null where the page may be stored and shown to others. */
	reference: string | null;
};

/** The kind a route shows when nothing goes wrong. */
export function pageKindOf(route: RouteName): PageKind {
	if (route === 'index') return 'content';
	return route === 'generalerror' ? 'error' : 'titled';
}

/** Message of the error page when the API cannot be reached or fails as a whole. */
export const BACKEND_UNAVAILABLE = 'Backend or internet is not available';

/** Statuses of a content answer that mean that there is no backend to speak of. */
export function isBackendFailure(status: number): boolean {
	return status >= 501;
}

/** Travels inside the HTML as JSON; the tenant's configuration is fetched beside it by its version. */
export type Boot = {
	buildId: string;
	configVersion: string;
	payload: PagePayload;
	shell: ShellData;
};

/** What surrounds every page of a tenant. */
export type ShellData = { clientConfigs: ClientConfigs; aisles: Aisle[] };

/** A category of the first level, without what stands in it. */
export type Aisle = Pick<CategoryNode, 'slug' | 'name' | 'emoji' | 'tint'>;
