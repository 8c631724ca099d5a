import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons/check.ts';
import styles from './focused-steps.module.css';

type Step = { key: string; text: ReactNode };

/** Progress through a short flow such as the checkout. Phones show only the current step. */
export function FocusedSteps({
	label,
	steps,
	current,
	doneText,
}: {
	label: string;
	steps: readonly Step[];
	current: string;
	doneText: string;
}) {
	const now = steps.findIndex((step) => step.key === current);
	return (
		<ol className={styles['steps']} aria-label={label}>
			{steps.map((step, index) => {
				const done = index < now;
				return (
					<li
						key={step.key}
						aria-current={index === now ? 'step' : undefined}
						className={classes(done && styles['done'])}
					>
						<span className={styles['number']} aria-hidden={done || undefined}>
							{done ? <CheckIcon size="sm" /> : index + 1}
						</span>
						<span>{step.text}</span>
						{done && <span className="visually-hidden"> {doneText}</span>}
					</li>
				);
			})}
		</ol>
	);
}
