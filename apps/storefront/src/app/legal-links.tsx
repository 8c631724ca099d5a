import { AppLink } from '../lib/navigation/app-link.tsx';
import { useClientConfigs } from '../lib/site.tsx';
import styles from './footer.module.css';

export function LegalLinks() {
	const links = useClientConfigs().footer?.legalLinks ?? [];
	if (links.length === 0) return null;
	return (
		<ul className={styles['legal']}>
			{links.map((link) => (
				<li key={link.href}>
					<AppLink href={link.href} isExternal>
						{link.label}
					</AppLink>
				</li>
			))}
		</ul>
	);
}
