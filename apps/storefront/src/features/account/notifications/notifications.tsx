import type { Customer } from '@korb/contracts/customer/customer';
import { useSite } from '../../../platform/site.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { NewsletterPanel } from './newsletter-panel.tsx';
import styles from './notifications.module.css';
import { OffersPanel } from './offers-panel.tsx';

export function Notifications({ customer }: { customer: Customer }) {
	const { t, config } = useSite();
	return (
		<>
			<AccountHead
				title={t('account.title.notifications')}
				lead={t('account.notifications.lead')}
			/>
			<div className={styles['columns']}>
				<OffersPanel customer={customer} />
				{config.newsletterTopics.length > 0 && <NewsletterPanel customer={customer} />}
			</div>
		</>
	);
}
