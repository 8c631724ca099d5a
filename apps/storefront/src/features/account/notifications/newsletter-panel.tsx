import type { Customer } from '@korb/contracts/customer/customer';
import { manageNewsletterTopics } from '@korb/contracts/customer/customer-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { setCustomer, customer as store } from '../../../shop/session/customer-store.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { Switch } from '../../../ui/fields/checkbox-field.tsx';
import { MailIcon } from '../../../ui/icons/mail.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { applyTopics } from './apply-topics.ts';
import styles from './notifications.module.css';

export function NewsletterPanel({ customer }: { customer: Customer }) {
	const { t, config } = useSite();
	/** Topics whose link in an email is still to be opened. */
	const [pending, setPending] = useState<readonly string[]>([]);
	const subscribed = new Set(customer.newsletterTopics.map((topic) => topic.newsletterTopicId));
	const waiting = config.newsletterTopics.filter(
		({ newsletterTopicId: id }) => pending.includes(id) && !subscribed.has(id),
	);

	async function choose(id: string, isWanted: boolean): Promise<void> {
		const change = { subscribe: isWanted ? [id] : [], unsubscribe: isWanted ? [] : [id] };
		setCustomer(applyTopics(customer, change));
		try {
			const answer = await api.call(manageNewsletterTopics, { body: change });
			const now = store.get() ?? customer;
			if (answer) return setCustomer(applyTopics(now, change));
			// To be confirmed by email: nothing is subscribed yet.
			setCustomer(applyTopics(now, { subscribe: [], unsubscribe: change.subscribe }));
			setPending((known) => [...known.filter((other) => other !== id), ...change.subscribe]);
		} catch {
			const undo = { subscribe: change.unsubscribe, unsubscribe: change.subscribe };
			setCustomer(applyTopics(store.get() ?? customer, undo));
			notifications.show({ key: 'account.topics', type: 'error', message: t('account.failed') });
		}
	}

	return (
		<Panel title={t('account.newsletter.title')} lead={t('account.newsletter.lead')}>
			<ul className={styles['list']}>
				{config.newsletterTopics.map(({ newsletterTopicId: id, name, text }) => (
					<li key={id}>
						<Switch
							label={name}
							hint={text}
							checked={subscribed.has(id)}
							onChange={({ currentTarget: { checked } }) => void choose(id, checked)}
						/>
					</li>
				))}
			</ul>
			<div role="status">
				{waiting.map(({ newsletterTopicId: id, name }) => (
					<div key={id} className={styles['pending']}>
						<Notice icon={<MailIcon />} title={t('account.newsletter.pending', { name })}>
							{t('account.newsletter.pendingText')}{' '}
							<button type="button" className="link" onClick={() => void choose(id, true)}>
								{t('account.newsletter.again')}
							</button>
						</Notice>
					</div>
				))}
			</div>
		</Panel>
	);
}
