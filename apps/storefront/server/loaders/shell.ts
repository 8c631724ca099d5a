import type { Aisle, CategoryNode } from '@korb/contracts/catalogue/catalogue';
import { type ClientConfigs, ClientConfigType } from '@korb/contracts/content/client-configs';
import type { ShellData } from '@korb/contracts/platform/payload';
import type { ApiClient, RequestContext } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';

const TYPES = ClientConfigType.options.join(',');

export type LoadedShell = { shell: ShellData; surrogateKeys: string[]; isComplete: boolean };

/** Banner, header, footer and aisles. A page works without them. */
export async function loadShell(
	api: ApiClient,
	requestContext: RequestContext,
	{ config }: Tenant,
): Promise<LoadedShell> {
	const [configs, trees] = await Promise.all([
		loadPart<ClientConfigs>(api, requestContext, `/api/content/configs/client?types=${TYPES}`, {}),
		config.clientRuntimeConfig.featureProductDiscovery
			? loadPart<CategoryNode[]>(api, requestContext, '/api/category-trees', [])
			: { body: [], surrogateKeys: [], isComplete: true },
	]);
	return {
		shell: {
			clientConfigs: configs.body,
			aisles: trees.body.map(toAisle),
		},
		surrogateKeys: [...configs.surrogateKeys, ...trees.surrogateKeys],
		isComplete: configs.isComplete && trees.isComplete,
	};
}

function toAisle({ slug, name, emoji, tint }: CategoryNode): Aisle {
	return { slug, name, emoji, tint };
}

async function loadPart<T>(api: ApiClient, requestContext: RequestContext, path: string, empty: T) {
	const nothing = { body: empty, surrogateKeys: [], isComplete: false };
	try {
		const { status, body, surrogateKeys } = await api.get(path, requestContext);
		return status === 200 ? { body: body as T, surrogateKeys, isComplete: true } : nothing;
	} catch {
		return nothing;
	}
}
