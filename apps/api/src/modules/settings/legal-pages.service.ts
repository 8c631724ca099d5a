import type { LegalPage, LegalPages } from '@korb/contracts/admin/settings/legal-pages';
import { FooterConfig } from '@korb/contracts/content/client-configs';
import type { ClientRuntimeConfig } from '@korb/contracts/platform/tenant';
import type { StaffContext } from '../staff/index.ts';
import { findFooter, listPublishedPages } from './legal-pages.sql.ts';

type Wanted = Pick<LegalPage, 'purpose' | 'label' | 'path'>;

/** What the shop refers to by law, and what else its footer lists beside it. */
export function readLegalPages({ db, me, tenant, cmsUrl }: StaffContext): Promise<LegalPages> {
	const { tenantId } = me;
	return db.snapshot(async (tx) => {
		const footer = FooterConfig.safeParse(await findFooter(tx, tenantId));
		const links = footer.data?.legalLinks ?? [];
		const wanted = listWanted(tenant.config.clientRuntimeConfig, links);
		const keys = wanted.flatMap(({ path }) => (path === null ? [] : [keyOf(path)]));
		const published = await listPublishedPages(tx, tenantId, keys);
		return {
			pages: wanted.map(({ path, ...rest }) => {
				const key = path === null ? null : keyOf(path);
				const page = published.find((each) => each.key === key);
				return {
					...{ path, ...rest },
					title: page?.title ?? null,
					publishedAt: page?.published_at.toISOString() ?? null,
					editUrl: cmsUrl === null || key === null ? null : editUrlOf(cmsUrl, key),
				};
			}),
		};
	});
}

function listWanted(
	{ checkout, consent, deliveryPass }: ClientRuntimeConfig,
	links: { label: string; href: string }[],
): Wanted[] {
	const isPassSold = deliveryPass.offers.length > 0;
	const byPurpose: Wanted[] = [
		{ purpose: 'terms', label: null, path: checkout.termsPath },
		{ purpose: 'withdrawal', label: null, path: checkout.withdrawalPath },
		{ purpose: 'privacy', label: null, path: consent.privacyPath },
		...(isPassSold
			? [{ purpose: 'passTerms', label: null, path: deliveryPass.termsPath } as const]
			: []),
	];
	const known = byPurpose.map(({ path }) => path && keyOf(path));
	const others = links.filter(({ href }) => isOwnPath(href) && !known.includes(keyOf(href)));
	return [...byPurpose, ...others.map(({ label, href }) => ({ purpose: null, label, path: href }))];
}

const isOwnPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** As the CMS stores the page: without slashes at the ends, query and fragment. */
function keyOf(path: string): string {
	return (path.split(/[?#]/)[0] ?? '').replace(/^\/+|\/+$/g, '');
}

/** The shop does not know the ids of the CMS, so the link leads to its list, narrowed to this page. */
function editUrlOf(cmsUrl: string, key: string): string {
	const url = new URL('admin/collections/pages', cmsUrl.endsWith('/') ? cmsUrl : `${cmsUrl}/`);
	url.searchParams.set('where[or][0][and][0][slug][equals]', key || '/');
	return url.href;
}
