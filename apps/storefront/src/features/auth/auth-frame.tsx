import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { CheckIcon } from '../../ui/icons/check.ts';
import { FullBasket } from '../../ui/picture/full-basket.tsx';
import styles from './auth-frame.module.css';

type AuthFrameProps = {
	heading: ReactNode;
	lead?: ReactNode;
	/** Marks the outcome of a step. */
	badge?: ReactNode;
	tone?: 'fresh' | 'warn';
	aside: { title: string; points: readonly string[] };
	children?: ReactNode;
};

/** Form on the left; on wide screens the picture on the right says what an account is good for. */
export function AuthFrame({
	heading,
	lead,
	badge,
	tone = 'fresh',
	aside,
	children,
}: AuthFrameProps) {
	return (
		<>
			<div className={styles['form']}>
				{badge && <span className={classes(styles['badge'], styles[tone])}>{badge}</span>}
				<h1>{heading}</h1>
				{lead && <p className={styles['lead']}>{lead}</p>}
				{children}
			</div>
			<aside className={styles['aside']}>
				<h2>{aside.title}</h2>
				<ul>
					{aside.points.map((point) => (
						<li key={point}>
							<CheckIcon />
							{point}
						</li>
					))}
				</ul>
				<FullBasket className={styles['basket']} />
			</aside>
		</>
	);
}

/** Buttons below each other. */
export function ButtonGroup({ children }: { children: ReactNode }) {
	return <div className={styles['buttons']}>{children}</div>;
}

/** A line with a word in the middle, between two ways to go on. */
export function Or({ children }: { children: ReactNode }) {
	return <p className={styles['or']}>{children}</p>;
}

/** Small print below a form. */
export function FinePrint({ children }: { children: ReactNode }) {
	return <p className={styles['fine']}>{children}</p>;
}
