import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CheckIcon } from '../icons/check.ts';
import { InfoIcon } from '../icons/info.ts';
import { TriangleAlertIcon } from '../icons/triangle-alert.ts';
import { UsersIcon } from '../icons/users.ts';
import styles from './note.module.css';

const icons = {
	info: InfoIcon,
	ok: CheckIcon,
	warn: TriangleAlertIcon,
	danger: TriangleAlertIcon,
	/** Somebody was faster. */
	people: UsersIcon,
};

type NoteProps = { tone?: keyof typeof icons; isAlert?: boolean; children: ReactNode };

export function Note({ tone = 'info', isAlert = false, children }: NoteProps) {
	const Icon = icons[tone];
	const colour = tone === 'people' ? 'warn' : tone;
	return (
		<div
			className={classes(styles['note'], colour !== 'info' && styles[colour])}
			role={isAlert ? 'alert' : undefined}
		>
			<Icon />
			<div className={styles['text']}>{children}</div>
		</div>
	);
}
