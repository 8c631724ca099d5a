import type { Aisle, CategoryNode } from '@korb/contracts/catalogue';
import { type ClientConfigs, ClientConfigType } from '@korb/contracts/client-configs';
import type { ShellData } from '@korb/contracts/payload';
import type { RoutingConfig } from '@korb/domain/route-table';
import { isSwitchedOff } from '@korb/domain/routes';
import type { ApiClient, Asker } from '../api-client.ts';
import type { Tenant } from '../tenants.ts';

const TYPES = ClientConfigType.options.join(',');

export type LoadedShell = { shell: ShellData; surrogateKeys: string[]; isComplete: boolean };

/** Banner, header, footer and aisles. A page without them is still a page. */
export async function loadShell(
	api: ApiClient,
	asker: Asker,
	{ config }: Tenant,
): Promise<LoadedShell> {
	const [configs, trees] = await Promise.all([
		loadPart<ClientConfigs>(api, asker, `/api/content/configs/client?types=${TYPES}`, {}),
		config.clientRuntimeConfig.featureProductDiscovery
			? loadPart<CategoryNode[]>(api, asker, '/api/category-trees', [])
			: { body: [], surrogateKeys: [], isComplete: true },
	]);
	return {
		shell: {
			clientConfigs: withoutDeadLinks(configs.body, config.clientRuntimeConfig),
			aisles: trees.body.map(toAisle),
		},
		surrogateKeys: [...configs.surrogateKeys, ...trees.surrogateKeys],
		isComplete: configs.isComplete && trees.isComplete,
	};
}

/** An editor's link to a page whose feature is off would be a trace of that feature. */
function withoutDeadLinks(configs: ClientConfigs, routing: RoutingConfig): ClientConfigs {
	const isAlive = ({ href }: { href: string | null }) =>
		!href?.startsWith('/') || !isSwitchedOff(routing, href.split(/[?#]/)[0] ?? '');
	const { topbarbanner, header, footer, ...rest } = configs;
	return {
		...rest,
		...(topbarbanner && isAlive(topbarbanner) && { topbarbanner }),
		...(header && { header: { ...header, links: header.links.filter(isAlive) } }),
		...(footer && {
			footer: {
				...footer,
				columns: footer.columns.map((column) => ({
					...column,
					links: column.links.filter(isAlive),
				})),
			},
		}),
	};
}

export function toAisle({ slug, name, emoji, tint }: CategoryNode): Aisle {
	return { slug, name, emoji, tint };
}

async function loadPart<T>(api: ApiClient, asker: Asker, path: string, empty: T) {
	const nothing = { body: empty, surrogateKeys: [], isComplete: false };
	try {
		const { status, body, surrogateKeys } = await api.get(path, asker);
		return status === 200 ? { body: body as T, surrogateKeys, isComplete: true } : nothing;
	} catch {
		return nothing;
	}
}
