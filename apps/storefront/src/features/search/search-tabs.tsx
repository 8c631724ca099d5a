import type { SearchPage, SearchTab } from '@korb/contracts/platform/payload';
import { searchPath } from '@korb/domain/search/search-path';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { StayLink } from '../../platform/navigation/stay-link.tsx';
import { useSite } from '../../platform/site.tsx';
import styles from './search-tabs.module.css';

/** Hit types as tabs. Each has its own URL, so it can be shared and needs no JavaScript. */
export function SearchTabs({ search: { term, tab, totals } }: { search: SearchPage }) {
	const t = useMessages();
	const { routes } = useSite();
	const all = Object.entries(totals) as [SearchTab, number][];
	const tabs = all.filter(([name, total]) => total > 0 || name === tab);
	if (tabs.length === 1) return null;
	return (
		<nav aria-label={t('search.tabs')}>
			<ul className={styles['tabs']}>
				{tabs.map(([name, total]) => (
					<li key={name}>
						<StayLink
							href={searchPath(routes, term, name) ?? '/'}
							aria-current={name === tab ? 'page' : undefined}
						>
							{t(`search.type.${name}`)} <span>{total}</span>
						</StayLink>
					</li>
				))}
			</ul>
		</nav>
	);
}
