import type { ReactNode } from 'react';
import { Progress } from '../progress/progress.tsx';
import styles from './list-progress.module.css';

type ListProgressProps = {
	shown: number;
	total: number;
	/** "24 von 96 Produkten", also announced when more have loaded. */
	text: string;
	/** The control that loads more. */
	children?: ReactNode;
};

/** Shows how much of a list is loaded. */
export function ListProgress({ shown, total, text, children }: ListProgressProps) {
	return (
		<div className={styles['more']}>
			<p role="status">{text}</p>
			<div className={styles['bar']}>
				<Progress value={shown} max={total} label={text} size="sm" />
			</div>
			{children}
		</div>
	);
}
