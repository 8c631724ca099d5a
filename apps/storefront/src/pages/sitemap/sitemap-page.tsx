import type { CategoryNode } from '@korb/contracts/catalogue/catalogue';
import type { PayloadOf } from '@korb/contracts/platform/payload';
import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useClientConfigs, useSite } from '../../platform/site.tsx';
import { Section } from '../../ui/layout/section.tsx';
import styles from './sitemap-page.module.css';

/** Public pages without parameters. */
const pages: RouteName[] = [
	'index',
	'products-slug',
	'brands',
	'recipes',
	'storefinder',
	'pesticides',
];

export function Component({ payload }: { payload: PayloadOf<'sitemap'> }) {
	const t = useMessages();
	const { routes } = useSite();
	const footer = useClientConfigs().footer;
	const links = [
		...(footer?.columns.flatMap((column) => column.links) ?? []),
		...(footer?.legalLinks ?? []),
	];
	const own = pages.flatMap((name) => {
		const href = pathTo(routes, name);
		return href ? [{ href, label: t(`route.${name}`) }] : [];
	});
	return (
		<div className={`wrap ${styles['page']}`}>
			<h1>{payload.meta.title}</h1>
			<Section title={t('sitemap.pages')}>
				<ul className={styles['columns']}>
					{[...new Map([...own, ...links].map((link) => [link.href, link])).values()].map(
						({ href, label }) => (
							<li key={href}>
								<AppLink href={href} isExternal>
									{label}
								</AppLink>
							</li>
						),
					)}
				</ul>
			</Section>
			{payload.categories.length > 0 && (
				<Section title={t('route.products-slug')}>
					<Tree nodes={payload.categories} />
				</Section>
			)}
			{payload.brands.length > 0 && (
				<Section title={t('route.brands')}>
					<ul className={styles['columns']}>
						{payload.brands.map(({ slug, name }) => (
							<li key={slug}>
								<AppLink href={pathTo(routes, 'brand-slug', { slug }) ?? '/'}>{name}</AppLink>
							</li>
						))}
					</ul>
				</Section>
			)}
		</div>
	);
}

function Tree({ nodes, level = 0 }: { nodes: readonly CategoryNode[]; level?: number }) {
	const { routes } = useSite();
	if (nodes.length === 0) return null;
	return (
		<ul className={level === 0 ? styles['columns'] : styles['branch']}>
			{nodes.map(({ slug, name, children }) => (
				<li key={slug}>
					<AppLink href={pathTo(routes, 'products-slug', { slug }) ?? '/'}>{name}</AppLink>
					<Tree nodes={children} level={level + 1} />
				</li>
			))}
		</ul>
	);
}
