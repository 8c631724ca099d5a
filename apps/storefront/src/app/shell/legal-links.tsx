import { openConsent } from '../../features/consent/open-consent.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useClientConfigs, useSite } from '../../platform/site.tsx';
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
