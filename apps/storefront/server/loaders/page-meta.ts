import type { PageBackground } from '@korb/contracts/content';
import type { PagePayload } from '@korb/contracts/payload';
import type { LoadContext } from './load-context.ts';

export const plainBackground: PageBackground = {
	color: null,
	image: null,
	repeat: 'no-repeat',
	size: 'auto',
};

/** Meta of a page that search engines should not keep. */
export function plainMeta(title: string): PagePayload['meta'] {
	return {
		title,
		description: '',
		keywords: [],
		noFollow: false,
		noIndex: true,
		openGraphImage: null,
		canonical: null,
	};
}

/** The one address of a page, built from the tenant's base address and never from the request. */
export function toCanonical({ tenant, path }: LoadContext): string {
	return new URL(path, tenant.config.clientRuntimeConfig.baseUrl).href;
}
