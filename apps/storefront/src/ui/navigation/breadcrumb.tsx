import type { ReactNode } from 'react';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { ChevronRightIcon } from '../icons/chevron-right.ts';
import styles from './breadcrumb.module.css';

type Crumb = { href: string; text: ReactNode };

/** The last entry is the current page and not a link. */
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
					<li key={crumb.href}>
						<AppLink href={crumb.href}>{crumb.text}</AppLink>
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
