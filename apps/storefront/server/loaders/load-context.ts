import type { PagePayload } from '@korb/contracts/payload';
import type { RouteMatch } from '@korb/domain/routes';
import type { ApiClient, Asker } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';

export type LoadContext = {
	api: ApiClient;
	asker: Asker;
	tenant: Tenant;
	/** As it stands in the address, percent-encoded. */
	path: string;
	match: RouteMatch;
};

export type Loaded = { status: number; payload: PagePayload; surrogateKeys: string[] };
