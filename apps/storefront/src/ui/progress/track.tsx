import type { CSSProperties, ReactNode } from 'react';
import { CheckIcon } from '../icons/check.ts';
import styles from './track.module.css';

type Station = { key: string; title: ReactNode; text?: ReactNode; icon?: ReactNode };

type TrackProps = {
	label: string;
	stations: readonly Station[];
	/** How many stations are behind us; the next one is where we are. */
	done: number;
	/** What a tick says to those who do not see it. */
	doneText: string;
};

/** Stations of a way, and how far we have come. */
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
