import type { PagePayload } from '@korb/contracts/platform/payload';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import { pageKey, toPageAddress } from '../../platform/navigation/page-address.ts';
import type { Router } from '../../platform/navigation/router/router.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import { loadPageCode } from '../pages.ts';
import { toPayloadAddress } from './load-payload.ts';

type Options = { pageUrl: URL; buildId: string; router: Router };

/** In live preview, the page refreshes as soon as the editor's changes are saved. */
export function followEditor({ pageUrl, buildId, router }: Options): void {
	const token = pageUrl.searchParams.get('preview');
	if (!token || window.parent === window) return;
	const address = toPageAddress(pageUrl);
	const source = `${toPayloadAddress(address, buildId)}&preview=${token}`;

	async function refresh(): Promise<void> {
		const answer = await fetch(source);
		if (!answer.ok) return location.reload();
		const payload = (await answer.json()) as PagePayload;
		await loadPageCode(payload);
		await preloadLazyComponents();
		getQueryClient().setQueryData(pageKey(address), payload);
		await router.refresh();
	}

	// The CSP of a draft only lets the CMS frame it.
	window.addEventListener('message', ({ source: sender, data }) => {
		const isSaved = sender === window.parent && data?.type === 'payload-document-event';
		if (isSaved) void refresh();
	});
	window.parent.postMessage({ type: 'payload-live-preview', ready: true }, '*');
}
