import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useClientConfigs, useSite } from '../../lib/site.tsx';
import styles from './legal-links.module.css';

export function LegalLinks() {
	const { config } = useSite();
	const footer = useClientConfigs().footer;
	return (
		<ul className={styles['links']}>
			<li>© {footer?.company ?? config.name}</li>
			{footer?.legalLinks.map((link) => (
				<li key={link.href}>
					<AppLink href={link.href} isExternal>
						{link.label}
					</AppLink>
				</li>
			))}
		</ul>
	);
}
