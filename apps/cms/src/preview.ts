import type { Document } from './publishing/publish.ts';

/** The shop shows drafts at this address of its own. */
export function previewAddress(document: Document): string | null {
	const tenant = document['tenant'] as { previewUrl?: string } | string | undefined;
	const base = typeof tenant === 'object' ? tenant.previewUrl : undefined;
	if (!base) return null;
	const slug = String(document['slug'] ?? '').replace(/^\/+/, '');
	return new URL(`/${slug}`, base).href;
}
