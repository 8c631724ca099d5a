import styles from './figures.module.css';

export type Figure = {
	label: string;
	value: string;
	/** Beside the value, such as a comparison. */
	note?: string | null;
	noteTitle?: string;
	/** Whether it became better or worse; neither without it. */
	noteTone?: 'better' | 'worse' | undefined;
};

export function Figures({ figures }: { figures: readonly Figure[] }) {
	return (
		<dl className={styles['figures']}>
			{figures.map(({ label, value, note, noteTitle, noteTone }) => (
				<div key={label}>
					<dt>{label}</dt>
					<dd>
						{value}
						{note && (
							<small title={noteTitle} className={noteTone && styles[noteTone]}>
								{note}
							</small>
						)}
					</dd>
				</div>
			))}
		</dl>
	);
}
