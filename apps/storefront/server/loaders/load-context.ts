import type { PagePayload } from '@korb/contracts/platform/payload';
import type { RouteMatch } from '@korb/domain/routing/routes';
import type { ApiClient, RequestContext } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';
import type { LoadedShell } from './shell.ts';

export type ThemePreviewStatus = 'shown' | 'expired' | 'failed';

export type LoadContext = {
	api: ApiClient;
	requestContext: RequestContext;
	/** The cart cookie and the session; only set on pages that are never cached. */
	cartCookie: string | null;
	/** Likewise the cookie that grants access to an order, and the session. */
	orderCookie: string | null;
	tenant: Tenant;
	/** As in the URL, percent-encoded. */
	path: string;
	/** Only parameters in `page-parameters.ts` may be read: the edge strips all others. */
	query: URLSearchParams;
	match: RouteMatch;
	/** Header, footer and aisles; held in memory, so this needs no API call. */
	findShell: () => Promise<LoadedShell>;
	/** Token of a draft to show instead of the published document; null for all but its editors. */
	previewToken: string | null;
	/** Whether the page has the theme of a draft; null for all but staff who edit it. */
	themePreview: ThemePreviewStatus | null;
};

export type Loaded = {
	status: number;
	payload: PagePayload;
	surrogateKeys: string[];
	/** False when a part is missing: such a page is served but not cached. */
	isComplete?: boolean;
};
