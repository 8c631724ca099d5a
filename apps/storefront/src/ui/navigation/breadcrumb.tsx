import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { ChevronRightIcon } from '../icon/icons.ts';
import styles from './breadcrumb.module.css';

type Crumb = { to: string; text: ReactNode };

/** The way here; the last one is where we are and no link. */
export function Breadcrumb({
	label,
	trail,
	current,
}: {
	label: string;
	trail: readonly Crumb[];
	current: ReactNode;
}) {
	return (
		<nav aria-label={label}>
			<ol className={styles['crumbs']}>
				{trail.map((crumb) => (
					<li key={crumb.to}>
						<Link to={crumb.to}>{crumb.text}</Link>
						<ChevronRightIcon size="sm" />
					</li>
				))}
				<li className={styles['current']} aria-current="page">
					{current}
				</li>
			</ol>
		</nav>
	);
}
