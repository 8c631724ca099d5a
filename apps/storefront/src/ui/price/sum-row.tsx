import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './sum-row.module.css';

type SumRowProps = {
	label: ReactNode;
	children: ReactNode;
	/** The price without the discount, struck through. */
	before?: ReactNode;
	isSaving?: boolean;
	isSmall?: boolean;
};

type SumRowData = Omit<SumRowProps, 'children'> & { key: string; amount: ReactNode };

/** A price breakdown down to its total. */
export function Sum({ children }: { children: ReactNode }) {
	return <dl className={styles['sum']}>{children}</dl>;
}

export function SumRow({ label, children, before, isSaving, isSmall }: SumRowProps) {
	return (
		<div
			className={classes(styles['row'], isSaving && styles['saving'], isSmall && styles['small'])}
		>
			<dt>{label}</dt>
			<dd>
				{before && (
					<>
						<s>{before}</s>{' '}
					</>
				)}
				{children}
			</dd>
		</div>
	);
}

export function SumRows({ rows }: { rows: readonly SumRowData[] }) {
	return rows.map(({ key, amount, ...row }) => (
		<SumRow key={key} {...row}>
			{amount}
		</SumRow>
	));
}

export function SumTotal(props: { label: ReactNode; note?: ReactNode; children: ReactNode }) {
	return (
		<div className={classes(styles['row'], styles['total'])}>
			<dt>
				{props.label}
				{props.note && <small>{props.note}</small>}
			</dt>
			<dd>{props.children}</dd>
		</div>
	);
}
