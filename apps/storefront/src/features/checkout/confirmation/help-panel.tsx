import { withNodes } from '../../../platform/messages/with-nodes.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { HeadsetIcon } from '../../../ui/icons/headset.ts';
import { MailIcon } from '../../../ui/icons/mail.ts';
import styles from './help-panel.module.css';

/** Contact details, and where to find the order again. */
export function HelpPanel({ email }: { email: string }) {
	const { config, t } = useSite();
	const { contactEmail } = config;
	return (
		<section className={styles['panel']} aria-label={t('confirmation.help')}>
			<div className={styles['item']}>
				<span className={styles['icon']}>
					<MailIcon />
				</span>
				<p>
					<b>{t('confirmation.mail')}</b>
					<span>{t('confirmation.mailText', { email })}</span>
				</p>
			</div>
			<div className={styles['item']}>
				<span className={styles['icon']}>
					<HeadsetIcon />
				</span>
				<p>
					<b>{t('confirmation.question')}</b>
					<span>
						{withNodes((marks) => t('confirmation.questionText', marks), {
							address: <AppLink href={`mailto:${contactEmail}`}>{contactEmail}</AppLink>,
						})}
					</span>
				</p>
			</div>
		</section>
	);
}
