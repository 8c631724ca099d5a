import { Link } from 'react-router';
import styles from './tabs.module.css';

export type Tab = { to: string; label: string; count?: number | undefined; isCurrent: boolean };

/** Views with addresses of their own, so links rather than the tab role. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
	return (
		<nav className={styles['tabs']} aria-label={label}>
			{tabs.map((tab) => (
				<Link key={tab.to} to={tab.to} aria-current={tab.isCurrent ? 'page' : undefined}>
					{tab.label}
					{tab.count !== undefined && <span className={styles['count']}>{tab.count}</span>}
				</Link>
			))}
		</nav>
	);
}
