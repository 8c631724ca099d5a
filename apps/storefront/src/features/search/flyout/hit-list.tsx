import { AppLink } from '../../../platform/navigation/app-link.tsx';
import styles from './hit-list.module.css';

type Entry = { href: string; title: string; text?: string };

/** Hits that are pages, as a list. */
export function HitList({ entries }: { entries: readonly Entry[] }) {
	return (
		<ul className={styles['list']}>
			{entries.map(({ href, title, text }) => (
				<li key={href}>
					<h2>
						<AppLink href={href}>{title}</AppLink>
					</h2>
					{text && <p>{text}</p>}
				</li>
			))}
		</ul>
	);
}
