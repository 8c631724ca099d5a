import { BACKEND_UNAVAILABLE, isBackendFailure, type PagePayload } from '@korb/contracts/payload';
import type { RouteName } from '@korb/domain/route-table';

type Options = { path: string; buildId: string; routeName: RouteName; title: string };

/** 'outdated': the server runs another build, only loading the document helps. */
export async function loadPayload(
	{ path, buildId, routeName, title }: Options,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<PagePayload | 'outdated'> {
	try {
		const answer = await fetch(`${toPayloadPath(path)}?build=${buildId}`, {
			headers: { accept: 'application/json' },
		});
		if (answer.status === 409) return 'outdated';
		if (!isBackendFailure(answer.status)) return (await answer.json()) as PagePayload;
	} catch {}
	return unavailable(routeName, title);
}

export function toPayloadPath(path: string): string {
	return `${path.replace(/\/+$/, '')}/_payload.json`;
}

function unavailable(routeName: RouteName, title: string): PagePayload {
	return {
		kind: 'error',
		routeName,
		meta: {
			title,
			description: '',
			keywords: [],
			noFollow: false,
			noIndex: true,
			openGraphImage: null,
			canonical: null,
		},
		background: { color: null, image: null, repeat: 'no-repeat', size: 'auto' },
		blocks: [],
		error: { status: 500, message: BACKEND_UNAVAILABLE, reference: null },
	};
}
