import type { Aisle, CategoryNode } from '@korb/contracts/catalogue/catalogue';
import { getCategoryTrees } from '@korb/contracts/catalogue/catalogue-paths';
import { ClientConfigType } from '@korb/contracts/content/client-configs';
import { getClientConfigs } from '@korb/contracts/platform/paths';
import type { ShellData } from '@korb/contracts/platform/payload';
import type { ApiAnswer, ApiClient, RequestContext } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';

export type LoadedShell = { shell: ShellData; surrogateKeys: string[]; isComplete: boolean };

/** Banner, header, footer and aisles. A page works without them. */
export async function loadShell(
	api: ApiClient,
	requestContext: RequestContext,
	{ config }: Tenant,
): Promise<LoadedShell> {
	const [configs, trees] = await Promise.all([
		orEmpty(
			{},
			api.call(requestContext, getClientConfigs, { query: { types: ClientConfigType.options } }),
		),
		config.clientRuntimeConfig.featureProductDiscovery
			? orEmpty([], api.call(requestContext, getCategoryTrees))
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

async function orEmpty<Body>(empty: Body, answered: Promise<ApiAnswer<Body>>) {
	const answer = await answered.catch(() => null);
	return answer?.isOk
		? { body: answer.body, surrogateKeys: answer.surrogateKeys, isComplete: true }
		: { body: empty, surrogateKeys: [], isComplete: false };
}
