import { type ClientConfigs, ClientConfigType } from '@korb/contracts/client-configs';
import type { ApiClient, Asker } from '../api-client.ts';

const TYPES = ClientConfigType.options.join(',');

export type LoadedClientConfigs = { clientConfigs: ClientConfigs; surrogateKeys: string[] };

/** Banner, header, footer and titles by an editor. A page without them is still a page. */
export async function loadClientConfigs(
	api: ApiClient,
	asker: Asker,
): Promise<LoadedClientConfigs> {
	try {
		const answer = await api.get(`/api/content/configs/client?types=${TYPES}`, asker);
		if (answer.status !== 200) return { clientConfigs: {}, surrogateKeys: [] };
		return {
			clientConfigs: answer.body as ClientConfigs,
			surrogateKeys: answer.surrogateKeys,
		};
	} catch {
		return { clientConfigs: {}, surrogateKeys: [] };
	}
}
