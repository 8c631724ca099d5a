import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/check.ts';
import styles from './track.module.css';

type Station = { key: string; title: ReactNode; text?: ReactNode; icon?: ReactNode };

/** Stations of a way; those before the current one are behind us. */
export function Track({
	label,
	stations,
	current,
}: {
	label: string;
	stations: readonly Station[];
	current: string;
}) {
	const now = stations.findIndex(({ key }) => key === current);
	return (
		<ol className={styles['track']} aria-label={label}>
			{stations.map(({ key, title, text, icon }, index) => (
				<li
					key={key}
					data-state={index < now ? 'done' : index === now ? 'now' : undefined}
					aria-current={index === now ? 'step' : undefined}
				>
					<span className={styles['dot']}>{index < now ? <CheckIcon /> : icon}</span>
					<span>
						<b>{title}</b>
						{text}
					</span>
				</li>
			))}
		</ol>
	);
}
