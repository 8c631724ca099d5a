import { transcode } from 'node:buffer';
import { getTenantConfig } from '@korb/contracts/platform/paths';
import type { Boot, PagePayload, ShellData } from '@korb/contracts/platform/payload';
import type { TenantConfig } from '@korb/contracts/platform/tenant';
import { toPath } from '@korb/contracts/platform/to-path';
import type { RouteMatch } from '@korb/domain/routing/routes';
import type { CreateSite, Site } from '../../src/entry-server.tsx';
import type { Tenant } from '../tenants.ts';
import type { Frontend } from './frontend.ts';
import { toStructuredData } from './structured-data.ts';

export type RenderPage = (
	tenant: Tenant,
	page: { match: RouteMatch; path: string },
	payload: PagePayload,
	shell: ShellData,
) => Promise<Buffer>;

/** Assembles the rendered page, its assets and its boot data. */
export function createRenderer(frontend: Frontend): RenderPage {
	const siteFor = createSiteCache();
	return async (tenant, page, payload, shell) => {
		const site = siteFor(await frontend.loadCreateSite(), tenant.config);
		const html = await site.render({ ...page, payload, shell });
		const { version: configVersion } = tenant.config;
		const boot: Boot = { buildId: frontend.buildId, configVersion, payload, shell };
		const configUrl = toPath(getTenantConfig, { query: { v: configVersion } });
		const tags = frontend.tagsFor(payload, {
			configUrl,
			deferScripts: page.match.route.isCacheable,
		});
		const head = `${blockPaintUntilHeader}${markCustomers(payload)}${tags}`;
		const structuredData = toStructuredData(tenant, payload).map(toJsonLd).join('');
		return toDocument(html, head, `${structuredData}${toDataBlock(boot)}`);
	};
}

/**
 * A slow phone would paint the page while still parsing it, and the flex rows of the header would
 * shift as each sibling arrives. This blocks the first paint until the header is parsed.
 */
const blockPaintUntilHeader = '<link rel="expect" href="#main" blocking="render">';

/** Routes are built once per configuration, and again when a source reloads during development. */
function createSiteCache() {
	const sites = new WeakMap<TenantConfig, { createSite: CreateSite; site: Site }>();
	return (createSite: CreateSite, config: TenantConfig): Site => {
		const known = sites.get(config);
		if (known?.createSite === createSite) return known.site;
		const site = createSite(config);
		sites.set(config, { createSite, site });
		return site;
	};
}

/** Only where needed: a script in the head blocks the first paint. */
function markCustomers(payload: PagePayload): string {
	const isPersonal = 'personal' in payload && payload.personal.length > 0;
	return isPersonal ? '<script src="/visitor.js"></script>' : '';
}

function toDataBlock(boot: Boot): string {
	return `<script type="application/json" id="korb-boot">${toJson(boot)}</script>`;
}

function toJsonLd(entity: object): string {
	return `<script type="application/ld+json">${toJson(entity)}</script>`;
}

// Inside a script element only "</script" and "<!--" matter; escaping "<" takes care of both.
function toJson(data: object): string {
	return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function toDocument(html: string, head: string, end: string): Buffer {
	const page = toBytes(html);
	const headEnd = page.indexOf('</head>');
	const bodyEnd = page.lastIndexOf('</body>');
	if (headEnd === -1 || bodyEnd === -1) throw new Error('the document has no head or no body');
	return Buffer.concat([
		Buffer.from('<!doctype html>'),
		page.subarray(0, headEnd),
		Buffer.from(head),
		page.subarray(headEnd, bodyEnd),
		toBytes(end),
		page.subarray(bodyEnd),
	]);
}

// React returns a rope of thousands of strings, and searching it flattens it into a copy, so bytes
// are searched instead. `transcode` encodes them five times faster than `Buffer.from`, but refuses
// half an emoji, which texts cut off elsewhere may contain.
function toBytes(text: string): Buffer {
	try {
		return transcode(Buffer.from(text, 'utf16le'), 'utf16le', 'utf8');
	} catch {
		return Buffer.from(text);
	}
}
