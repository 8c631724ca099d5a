import { getSitemap, getSitemapIndex } from '@korb/contracts/content/content-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { API_ROOT } from '@korb/contracts/platform/wire-names';
import type { Tenant } from '../../context.ts';
import type { Place } from './sitemap.service.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

export function toIndex({ config }: Tenant, files: string[]): string {
	const { baseUrl } = config.clientRuntimeConfig;
	const entries = files.map(
		(file) =>
			`<sitemap><loc>${address(toPath(getSitemap, { params: { file: `${file}.xml` } }), baseUrl)}</loc></sitemap>\n`,
	);
	return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`;
}

export async function* toUrlSet(
	{ config }: Tenant,
	places: AsyncIterable<Place[]>,
): AsyncGenerator<string> {
	const { baseUrl } = config.clientRuntimeConfig;
	yield `${HEAD}<urlset ${NAMESPACE}>\n`;
	for await (const batch of places) {
		yield batch.map((place) => toUrl(place, baseUrl)).join('');
	}
	yield '</urlset>\n';
}

/** Excludes personal pages and API routes from search engines. */
export function toRobots({ config, routes }: Tenant): string {
	const { baseUrl } = config.clientRuntimeConfig;
	const hidden = routes
		.filter(({ isCacheable }) => !isCacheable)
		.map(({ path }) => `/${path.split('/:')[0]}`);
	const lines = [API_ROOT, ...new Set(hidden)].map((path) => `Disallow: ${path}`);
	return [
		'User-agent: *',
		...lines,
		'',
		`Sitemap: ${address(toPath(getSitemapIndex), baseUrl)}`,
		'',
	].join('\n');
}

function toUrl({ path, changedAt }: Place, baseUrl: string): string {
	const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
	return `<url><loc>${address(path, baseUrl)}</loc>${changed}</url>\n`;
}

function address(path: string, baseUrl: string): string {
	return new URL(path, baseUrl).href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');
}
