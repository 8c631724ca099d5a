import type { CSSProperties, ReactNode } from 'react';
import { CheckIcon } from '../icons/check.ts';
import styles from './track.module.css';

type Station = { key: string; title: ReactNode; text?: ReactNode; icon?: ReactNode };

type TrackProps = {
	label: string;
	stations: readonly Station[];
	/** Number of completed stations; the next one is the current one. */
	done: number;
	/** Screen reader text of a tick. */
	doneText: string;
};

/** Stations of a journey, and the progress along it. */
export function Track({ label, stations, done, doneText }: TrackProps) {
	return (
		<ol
			className={styles['track']}
			aria-label={label}
			style={{ '--steps': stations.length } as CSSProperties}
		>
			{stations.map(({ key, title, text, icon }, index) => (
				<li
					key={key}
					data-state={index < done ? 'done' : index === done ? 'now' : undefined}
					aria-current={index === done ? 'step' : undefined}
				>
					<span className={styles['dot']}>{index < done ? <CheckIcon /> : icon}</span>
					<span>
						<b>{title}</b>
						{text}
						{index < done && <span className="visually-hidden"> {doneText}</span>}
					</span>
				</li>
			))}
		</ol>
	);
}
