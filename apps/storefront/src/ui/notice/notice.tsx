import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import {
	CircleAlertIcon,
	CircleCheckIcon,
	InfoIcon,
	TriangleAlertIcon,
} from '../icon/page-icons.ts';
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

/** A lasting fact inside the page. What just happened belongs into a toast. */
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
