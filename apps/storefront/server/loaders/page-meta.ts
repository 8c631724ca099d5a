import type { PageBackground } from '@korb/contracts/content/content';
import type { PagePayload } from '@korb/contracts/platform/payload';
import { formatMessage, type MessageValues } from '@korb/domain/i18n/icu';
import type { MessageKey } from '@korb/messages';
import type { LoadContext } from './load-context.ts';

export const plainBackground: PageBackground = {
	color: null,
	image: null,
	repeat: 'no-repeat',
	size: 'auto',
};

/** Meta of a page that search engines should not index. */
export function plainMeta(title: string): PagePayload['meta'] {
	return { ...pageMeta(title), noIndex: true };
}

export function pageMeta(title: string): PagePayload['meta'] {
	return {
		title,
		description: '',
		keywords: [],
		noFollow: false,
		noIndex: false,
		openGraphImage: null,
		canonical: null,
	};
}

/** A message in the tenant's language, for the head of a page. */
export function message({ tenant }: LoadContext, key: MessageKey, values?: MessageValues): string {
	const { messageBundle, clientRuntimeConfig } = tenant.config;
	return formatMessage(messageBundle[key] ?? key, clientRuntimeConfig.locale, values);
}

/** The canonical URL, built from the tenant's base URL and never from the request. */
export function toCanonical({ tenant, path }: Pick<LoadContext, 'tenant' | 'path'>): string {
	return new URL(path, tenant.config.clientRuntimeConfig.baseUrl).href;
}
