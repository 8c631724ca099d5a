import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import styles from './accordion.module.css';

type AccordionProps = {
	title: ReactNode;
	/** Heading level. */
	level?: 2 | 3 | 4;
	open?: boolean;
	/** Opening one section closes the others of the same name. */
	name?: string;
	variant?: 'card' | 'line';
	children: ReactNode;
};

/** A native details element: it opens without JavaScript and for the browser's find in page. */
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
