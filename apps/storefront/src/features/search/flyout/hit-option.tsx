import type { ReactNode } from 'react';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { classes } from '../../../ui/classes.ts';
import styles from './hit-option.module.css';

type HitOptionProps = {
	id: string;
	activeId: string | undefined;
	href: string;
	onOpen?: (() => void) | undefined;
	className: string | undefined;
	/** Its grid row in a block that has controls beside its options. */
	row?: number;
	children: ReactNode;
};

/** A link that is reached from the field by arrow keys instead of by Tab. */
export function HitOption({
	id,
	activeId,
	href,
	onOpen,
	className,
	row,
	children,
}: HitOptionProps) {
	return (
		<AppLink
			id={id}
			role="option"
			tabIndex={-1}
			aria-selected={id === activeId}
			href={href}
			isExternal
			onClick={onOpen}
			className={classes(styles['option'], className)}
			{...(row && { style: { gridRow: row } })}
		>
			{children}
		</AppLink>
	);
}
