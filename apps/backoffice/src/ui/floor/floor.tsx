import type { ReactNode } from 'react';
import styles from './floor.module.css';

type FloorProps = {
	title: string;
	subtitle: ReactNode;
	/** Beside the title: buttons as `FloorSquare`. */
	start?: ReactNode;
	end?: ReactNode;
	progress?: ReactNode;
	/** Shown from tablets on. */
	aside: ReactNode;
	foot: ReactNode;
	children: ReactNode;
};

/** A page of a floor device: head, one decision, and one filled button at the bottom. */
export function Floor({
	title,
	subtitle,
	start,
	end,
	progress,
	aside,
	foot,
	children,
}: FloorProps) {
	return (
		<main className={styles['floor']} id="main" tabIndex={-1}>
			<header className={styles['head']}>
				{start}
				<div className={styles['titles']}>
					<h1>{title}</h1>
					<p>{subtitle}</p>
				</div>
				{end}
			</header>
			{progress}
			<div className={styles['wrap']}>
				<div className={styles['body']}>{children}</div>
				<div className={styles['aside']}>{aside}</div>
			</div>
			<div className={styles['foot']}>{foot}</div>
		</main>
	);
}

type ProgressProps = { done: number; short: number; all: number; label: string };

export function FloorProgress({ done, short, all, label }: ProgressProps) {
	const share = (count: number) => ({ width: `${all === 0 ? 0 : (count / all) * 100}%` });
	return (
		<div className={styles['progress']} role="img" aria-label={label}>
			<i className={styles['done']} style={share(done)} />
			<i className={styles['short']} style={share(short)} />
		</div>
	);
}
