import { useMessages } from '../../platform/i18n/locale.tsx';
import styles from './both-values.module.css';
import { Note } from './note.tsx';

export type BothValue = { label: string; theirs: string; mine: string };

/** Both values of what differs, so that a person decides and nothing is lost. */
export function BothValues({ values }: { values: BothValue[] }) {
	const t = useMessages();
	const different = values.filter(({ theirs, mine }) => theirs !== mine);
	return (
		<Note tone="people" isAlert>
			<b>{t('stale.title')}</b> {t('stale.text')}
			<table className={styles['values']}>
				<thead>
					<tr>
						<td />
						<th scope="col">{t('stale.theirs')}</th>
						<th scope="col">{t('stale.mine')}</th>
					</tr>
				</thead>
				<tbody>
					{different.map(({ label, theirs, mine }) => (
						<tr key={label}>
							<th scope="row">{label}</th>
							<td>{theirs}</td>
							<td>{mine}</td>
						</tr>
					))}
				</tbody>
			</table>
		</Note>
	);
}
