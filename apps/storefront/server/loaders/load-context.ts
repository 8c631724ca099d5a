import type { PagePayload } from '@korb/contracts/payload';
import type { RouteMatch } from '@korb/domain/routes';
import type { ApiClient, RequestContext } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';
import type { LoadedShell } from './shell.ts';

export type LoadContext = {
	api: ApiClient;
	requestContext: RequestContext;
	/** The cart's cookie, and only on pages that are never stored. */
	cartCookie: string | null;
	/** Likewise the one that opens an order. */
	orderCookie: string | null;
	tenant: Tenant;
	/** As it stands in the address, percent-encoded. */
	path: string;
	/** Only parameters of `page-parameters.ts` may be read: the edge drops the others. */
	query: URLSearchParams;
	match: RouteMatch;
	/** What surrounds the page; it is kept, so nobody is asked for it. */
	findShell: () => Promise<LoadedShell>;
	/** Names a draft to show in place of the published document; null for everybody but its editors. */
	previewToken: string | null;
};

export type Loaded = {
	status: number;
	payload: PagePayload;
	surrogateKeys: string[];
	/** False when a part is missing: such a page is shown, but not kept for the next visitor. */
	isComplete?: boolean;
};
