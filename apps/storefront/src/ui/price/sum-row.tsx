import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './sum-row.module.css';

type SumRowProps = { label: ReactNode; children: ReactNode; isSaving?: boolean; isSmall?: boolean };

export function SumRow({ label, children, isSaving = false, isSmall = false }: SumRowProps) {
	return (
		<div
			className={classes(styles['row'], isSaving && styles['saving'], isSmall && styles['small'])}
		>
			<dt>{label}</dt>
			<dd>{children}</dd>
		</div>
	);
}

export function SumTotal(props: { label: ReactNode; note: ReactNode; children: ReactNode }) {
	return (
		<div className={classes(styles['row'], styles['total'])}>
			<dt>
				{props.label}
				<small>{props.note}</small>
			</dt>
			<dd>{props.children}</dd>
		</div>
	);
}
