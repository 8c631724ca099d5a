import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import styles from './accordion.module.css';

type AccordionProps = {
	title: ReactNode;
	/** The heading's rank in the page. */
	level?: 2 | 3 | 4;
	open?: boolean;
	/** Sections that share a name close each other. */
	name?: string;
	variant?: 'card' | 'line';
	children: ReactNode;
};

/** The platform's own: opens without a script and when the browser's search finds something inside. */
export function Accordion({
	title,
	level = 2,
	open = false,
	name,
	variant = 'card',
	children,
}: AccordionProps) {
	const Heading = `h${level}` as const;
	return (
		<details className={classes(styles['accordion'], styles[variant])} open={open} name={name}>
			<summary>
				<Heading>{title}</Heading>
				<ChevronDownIcon />
			</summary>
			<div className={styles['body']}>{children}</div>
		</details>
	);
}
