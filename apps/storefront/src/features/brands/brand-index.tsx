import type { Brand } from '@korb/contracts/catalogue/catalogue';
import { pathTo } from '@korb/domain/routing/routes';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import styles from './brand-index.module.css';
import { groupByLetter } from './group-by-letter.ts';

/** All brands from A to Z, with links to each letter. */
export function BrandIndex({ brands }: { brands: readonly Brand[] }) {
	const t = useMessages();
	const { config, routes } = useSite();
	const groups = groupByLetter(brands, config.locale);
	return (
		<>
			<nav className={styles['letters']} aria-label={t('brands.letters')}>
				{groups.map(({ letter }) => (
					<a key={letter} href={`#${anchor(letter)}`}>
						{letter}
					</a>
				))}
			</nav>
			{groups.map(({ letter, entries }) => (
				<section key={letter} className={styles['group']} aria-labelledby={anchor(letter)}>
					<h2 id={anchor(letter)}>{letter}</h2>
					<ul>
						{entries.map(({ slug, name, productCount }) => (
							<li key={slug}>
								<AppLink href={pathTo(routes, 'brand-slug', { slug }) ?? '/'}>
									{name}
									<span>{t('brands.count', { count: productCount })}</span>
								</AppLink>
							</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}

function anchor(letter: string): string {
	return letter === '0–9' ? 'brands-0' : `brands-${letter.toLowerCase()}`;
}
