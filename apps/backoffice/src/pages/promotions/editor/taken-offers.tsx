import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Note } from '../../../ui/note/note.tsx';
import styles from './editor.module.css';
import type { TakenOffer } from './load-group.ts';

/** What was left out of a category or brand, since it is in another promotion. */
export function TakenOffers({ taken }: { taken: TakenOffer[] }) {
	const t = useMessages();
	const unitName = useUnitName();
	const { date } = useFormats();
	const count = new Set(taken.map(({ sku }) => sku)).size;
	return (
		<div role="status">
			{count > 0 && (
				<Note>
					{t('promotions.taken', { count })}
					<details className={styles['taken']}>
						<summary>{t('promotions.takenList')}</summary>
						{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
						<ul tabIndex={0}>
							{taken.map(({ sku, name, region, endsOn }) => (
								<li key={`${sku} ${region}`}>
									{t('promotions.takenUntil', {
										...{ name, region: unitName(region), day: date(endsOn) },
									})}
								</li>
							))}
						</ul>
					</details>
				</Note>
			)}
		</div>
	);
}
