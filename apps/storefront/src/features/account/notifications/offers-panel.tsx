import type { CommunicationSettings } from '@korb/contracts/customer/communication-endpoints';
import type { Customer } from '@korb/contracts/customer/customer';
import {
	getCommunicationSettings,
	putCommunicationSettings,
} from '@korb/contracts/customer/customer-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { addressText } from '../../../shop/fulfilment/address-text.ts';
import { setPersonalData, usePersonalQuery } from '../../../shop/session/personal-queries.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { Switch } from '../../../ui/fields/checkbox-field.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { Waiting, WaitingRows } from '../frame/waiting.tsx';
import styles from './notifications.module.css';

const KEY = ['communication-settings'];
const ways = ['personalEmailAllowed', 'personalMailAllowed', 'personalSmsAllowed'] as const;
type Way = (typeof ways)[number];

export function OffersPanel({ customer }: { customer: Customer }) {
	const { t, config } = useSite();
	const { data, isError, refetch } = usePersonalQuery(KEY, (signal) =>
		api.call(getCommunicationSettings, { signal }),
	);
	// Observers of a query are notified in a later task; until then the switch would flip back.
	const [chosen, setChosen] = useState<CommunicationSettings | null>(null);
	const settings = chosen ?? data;
	const targets = targetsOf(customer);
	const { privacyPath } = config.consent;

	/** The switch answers at once and goes back if saving fails. */
	async function change(next: CommunicationSettings, before: CommunicationSettings): Promise<void> {
		setChosen(next);
		setPersonalData(KEY, () => next);
		try {
			await api.call(putCommunicationSettings, { body: next });
		} catch {
			setPersonalData(KEY, () => before);
			const message = t('account.failed');
			notifications.show({ key: 'account.offers', type: 'error', message });
		}
		setChosen(null);
	}

	return (
		<Panel title={t('account.offers.title')} lead={t('account.offers.lead', { shop: config.name })}>
			{settings ? (
				<ul className={styles['list']}>
					{ways.map((way) => (
						<li key={way}>
							<Switch
								label={t(`account.offers.${way}`)}
								hint={targets[way]}
								checked={settings[way]}
								onChange={({ currentTarget: { checked } }) =>
									void change({ ...settings, [way]: checked }, settings)
								}
							/>
						</li>
					))}
				</ul>
			) : isError ? (
				<LoadingFailed text={t('account.offers.failed')} onRetry={() => void refetch()} />
			) : (
				<Waiting>
					<WaitingRows rows={3} />
				</Waiting>
			)}
			<p className={styles['legal']}>
				{t('account.offers.legal')}{' '}
				{privacyPath && <AppLink href={privacyPath}>{t('account.privacy')}</AppLink>}
			</p>
		</Panel>
	);
}

/** Where the messages would go. */
function targetsOf({ email, addresses }: Customer): Record<Way, string> {
	const home = addresses.find(({ primaryFor }) => primaryFor.includes('Delivery'));
	const phone = addresses.find(({ phoneNumber }) => phoneNumber !== '');
	return {
		personalEmailAllowed: email,
		personalMailAllowed: home ? addressText(home) : '',
		personalSmsAllowed: phone?.phoneNumber ?? '',
	};
}
