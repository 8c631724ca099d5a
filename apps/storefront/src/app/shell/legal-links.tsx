import { openConsent } from '../../features/consent/open-consent.ts';
import { AppLink } from '../../lib/navigation/app-link.tsx';
import { useClientConfigs, useSite } from '../../lib/site.tsx';
import { useMessages } from '../../lib/use-messages.ts';
import styles from './legal-links.module.css';

export function LegalLinks() {
	const t = useMessages();
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
			{config.consent.provider !== 'none' && (
				<li>
					<button type="button" onClick={() => void openConsent('settings')}>
						{t('consent.settings')}
					</button>
				</li>
			)}
		</ul>
	);
}
