import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import styles from './consent-banner.module.css';

type ConsentBannerProps = { onReject: () => void; onAccept: () => void; onSettings: () => void };

/** Accept and reject are equal in style and size, side by side, and leaving decides nothing. */
export function ConsentBanner({ onReject, onAccept, onSettings }: ConsentBannerProps) {
	const t = useMessages();
	return (
		<section className={styles['banner']} aria-labelledby="consent-title">
			<div className={styles['words']}>
				<h2 id="consent-title">{t('consent.title')}</h2>
				<p>{t('consent.text')}</p>
				<p>
					{t('consent.choice')} <PrivacyLink />
				</p>
			</div>
			<div className={styles['answers']}>
				<Button variant="ink" onClick={onReject}>
					{t('consent.reject')}
				</Button>
				<Button variant="ink" onClick={onAccept}>
					{t('consent.accept')}
				</Button>
				<Button variant="ghost" onClick={onSettings}>
					{t('consent.settings')}
				</Button>
			</div>
		</section>
	);
}

function PrivacyLink() {
	const t = useMessages();
	const { privacyPath } = useSite().config.consent;
	return privacyPath && <AppLink href={privacyPath}>{t('consent.privacy')}</AppLink>;
}
