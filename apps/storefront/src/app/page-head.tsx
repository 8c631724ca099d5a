import type { PagePayload } from '@korb/contracts/platform/payload';
import { useClientConfigs, useSite } from '../platform/site.tsx';

/** Metadata for search engines and other sites. React hoists it into the head. */
export function PageHead({ payload }: { payload: PagePayload }) {
	const { config } = useSite();
	const seo = useClientConfigs().socialsharingandseo;
	const { meta } = payload;
	const title = (seo?.titleTemplate ?? '{title}').replaceAll('{title}', meta.title);
	const image = meta.openGraphImage ?? seo?.openGraphImage ?? null;
	const robots = [meta.noIndex && 'noindex', meta.noFollow && 'nofollow'].filter(Boolean);
	return (
		<>
			<title>{title}</title>
			{meta.description && <meta name="description" content={meta.description} />}
			{meta.keywords.length > 0 && <meta name="keywords" content={meta.keywords.join(', ')} />}
			{robots.length > 0 && <meta name="robots" content={robots.join(', ')} />}
			{meta.canonical && <link rel="canonical" href={meta.canonical} />}
			{meta.previous && <link rel="prev" href={meta.previous} />}
			{meta.next && <link rel="next" href={meta.next} />}
			<meta property="og:title" content={meta.title} />
			<meta property="og:type" content={payload.kind === 'product' ? 'product' : 'website'} />
			{meta.description && <meta property="og:description" content={meta.description} />}
			{meta.canonical && <meta property="og:url" content={meta.canonical} />}
			<meta property="og:site_name" content={seo?.siteName ?? config.name} />
			{image && <meta property="og:image" content={new URL(image, config.baseUrl).href} />}
		</>
	);
}
