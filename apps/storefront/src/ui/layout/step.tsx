import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons/check.ts';
import styles from './step.module.css';

type StepProps = {
	id: string;
	number: number;
	title: ReactNode;
	/** Announced instead of the number once the step is complete; null before that. */
	doneText: string | null;
	/** An action to change a completed step. */
	action?: ReactNode;
	children: ReactNode;
};

/** One numbered section of a longer form. */
export function Step({ id, number, title, doneText, action, children }: StepProps) {
	return (
		<section id={id} className={styles['step']} aria-labelledby={`${id}-title`}>
			<div className={styles['head']}>
				<span className={classes(styles['number'], doneText !== null && styles['done'])}>
					{doneText === null ? number : <CheckIcon />}
				</span>
				<h2 id={`${id}-title`}>
					{title}
					{doneText !== null && <span className="visually-hidden"> {doneText}</span>}
				</h2>
				{action}
			</div>
			<div className={styles['body']}>{children}</div>
		</section>
	);
}
