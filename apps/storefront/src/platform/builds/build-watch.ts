import type { LatestBuild } from '@korb/contracts/platform/builds';
import type { Api } from '../api/api.ts';

export const BUILD_POLL_MS = 3_600_000;

export type BuildWatch = {
	/** True once a newer build is known; the next navigation then loads the document. */
	isOutdated(): boolean;
	markOutdated(): void;
	stop(): void;
};

export function watchBuild(api: Pick<Api, 'getFile'>, ownId: string): BuildWatch {
	let isOutdated = false;
	const ask = async () => {
		const query = { t: String(Date.now()) };
		const latest = await api.getFile<LatestBuild>('/_app/builds/latest.json', query);
		if (latest.id !== ownId) isOutdated = true;
	};
	const timer = setInterval(() => void ask().catch(() => {}), BUILD_POLL_MS);
	return {
		isOutdated: () => isOutdated,
		markOutdated: () => {
			isOutdated = true;
		},
		stop: () => clearInterval(timer),
	};
}
