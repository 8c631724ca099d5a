import type { CategoryNode } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import styles from './menu-aisle.module.css';

/** The categories of one aisle with their subcategories. Wide screens only. */
export function MenuAisle({ node }: { node: CategoryNode | undefined }) {
	const t = useMessages();
	const { routes } = useSite();
	const pathOf = (slug: string) => pathTo(routes, 'products-slug', { slug }) ?? '/';
	if (!node) return <div className={styles['aisle']} aria-busy="true" />;
	return (
		<div className={styles['aisle']}>
			<h3>
				{node.name} <AppLink href={pathOf(node.slug)}>{t('shell.menu.all')}</AppLink>
			</h3>
			{node.children.map((group) => (
				<section key={group.slug} className={styles['group']}>
					<h4>
						<AppLink href={pathOf(group.slug)}>{group.name}</AppLink>
					</h4>
					<ul>
						{group.children.map((category) => (
							<li key={category.slug}>
								<AppLink href={pathOf(category.slug)}>{category.name}</AppLink>
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
