import type { BuildMeta } from '@korb/contracts/platform/builds';
import type { Api } from '../api/api.ts';
import { logError } from '../api/log.ts';

export const MANIFEST_DELAY_MS = 1000;

let manifest: BuildMeta | null = null;

type Options = {
	api: Pick<Api, 'getFile'>;
	buildId: string;
	connectionType?: string | undefined;
	isOnline?: () => boolean;
	log?: typeof logError;
};

/** Fetches this build's route rules once the page has settled, except on slow-2g connections. */
export function prefetchManifest(options: Options): void {
	const { api, buildId, connectionType, log = logError } = options;
	const { isOnline = () => navigator.onLine } = options;
	if (connectionType === 'slow-2g') return;
	setTimeout(async () => {
		if (!isOnline()) return;
		try {
			manifest = await api.getFile<BuildMeta>(`/_app/builds/meta/${buildId}.json`);
		} catch (error) {
			log('build manifest not loaded', error);
		}
	}, MANIFEST_DELAY_MS);
}

/** Whether this path's data may be prefetched: its rule is known and the page not personal. */
export function mayPrefetch(path: string, rules: BuildMeta | null = manifest): boolean {
	const bare = path.replace(/^\/+|\/+$/g, '');
	const rule = rules?.matcher.find(({ pattern }) => new RegExp(pattern).test(bare));
	return rule?.isCacheable ?? false;
}
