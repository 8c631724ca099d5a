import type { MatchedLine } from '@korb/contracts/catalogue/list-match';
import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../platform/site.tsx';
import { LinkChip } from '../../ui/label/chip.tsx';
import styles from './match-row.module.css';

/** Nothing is dropped: what was not found can be looked for by hand. */
export function NoMatch({ line: { said, term } }: { line: MatchedLine }) {
	const { t, routes } = useSite();
	const words = [...new Set([term, ...term.split(' ').filter((word) => word.length > 4)])];
	return (
		<article className={styles['none']}>
			<p className={styles['said']}>
				<q>{said}</q> · {t('shoppingList.nothing')}
			</p>
			<div className={styles['ideas']}>
				{words.slice(0, 3).map((word) => (
					<LinkChip key={word} href={pathTo(routes, 'search-term', { term: word }) ?? '/'}>
						{t('shoppingList.lookFor', { word })}
					</LinkChip>
				))}
			</div>
		</article>
	);
}
