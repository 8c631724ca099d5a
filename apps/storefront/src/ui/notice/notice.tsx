import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { CircleAlertIcon } from '../icons/circle-alert.ts';
import { CircleCheckIcon } from '../icons/circle-check.ts';
import { InfoIcon } from '../icons/info.ts';
import { TriangleAlertIcon } from '../icons/triangle-alert.ts';
import styles from './notice.module.css';

const ICONS = {
	info: InfoIcon,
	fresh: CircleCheckIcon,
	warn: TriangleAlertIcon,
	danger: CircleAlertIcon,
} as const;

type NoticeProps = {
	tone?: keyof typeof ICONS;
	icon?: ReactNode;
	title?: ReactNode;
	children: ReactNode;
};

/** A persistent message inside the page. Use a toast for events. */
export function Notice({ tone = 'info', icon, title, children }: NoticeProps) {
	const Icon = ICONS[tone];
	return (
		<div className={classes(styles['notice'], styles[tone])}>
			<span className={styles['icon']}>{icon ?? <Icon />}</span>
			<div>
				{title && <b>{title} </b>}
				{children}
			</div>
		</div>
	);
}
