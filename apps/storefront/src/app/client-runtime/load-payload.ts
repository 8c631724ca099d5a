import {
	BACKEND_UNAVAILABLE,
	isBackendFailure,
	type PagePayload,
} from '@korb/contracts/platform/payload';
import type { RouteName } from '@korb/domain/routing/route-table';

type Options = {
	/** Path and query of the page: `/kategorie/obst?page=2`. */
	address: string;
	buildId: string;
	routeName: RouteName;
	title: string;
};

/** 'outdated': the server runs another build, so the document must be loaded. */
export async function loadPayload(
	{ address, buildId, routeName, title }: Options,
	fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<PagePayload | 'outdated'> {
	try {
		const answer = await fetch(toPayloadAddress(address, buildId), {
			headers: { accept: 'application/json' },
		});
		if (answer.status === 409) return 'outdated';
		if (!isBackendFailure(answer.status)) return (await answer.json()) as PagePayload;
	} catch {}
	return unavailable(routeName, title);
}

export function toPayloadAddress(address: string, buildId: string): string {
	const [path = '', search] = address.split('?');
	const query = [search, `build=${buildId}`].filter(Boolean).join('&');
	return `${path.replace(/\/+$/, '')}/_payload.json?${query}`;
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
