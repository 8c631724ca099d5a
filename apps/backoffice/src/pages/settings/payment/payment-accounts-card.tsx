import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Status } from '../../../ui/badge/status.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import { AccountDialog } from './account-dialog.tsx';
import { AccountRow } from './account-row.tsx';
import { usePaymentAccounts } from './use-payment-accounts.ts';

/** Stored at once, and never part of the draft: a draft is seen by everybody who may write one. */
export function PaymentAccountsCard() {
	const t = useMessages();
	const { data, error, refetch } = usePaymentAccounts();
	const [isAdding, setAdding] = useState(false);
	if (error) {
		return (
			<LoadFailed
				what={t('settings.accountsFailed')}
				error={error}
				onRetry={() => void refetch()}
			/>
		);
	}
	if (!data) return null;
	const { accounts, installation, providers } = data;
	const isInstallations = accounts.every(({ state }) => state !== 'current');
	return (
		<Card
			title={t('settings.accounts')}
			hint={t('settings.accountsHint')}
			isFlush
			actions={
				providers.length > 0 && (
					<Button size="sm" onClick={() => setAdding(true)}>
						<PlusIcon />
						{t('settings.accountAdd')}
					</Button>
				)
			}
			footer={providers.length === 0 && t('settings.accountsNoKey')}
		>
			<ul className={rows['list']}>
				{accounts.map((account) => (
					<AccountRow key={account.account} account={account} accounts={data} />
				))}
				<li>
					<div className={rows['grow']}>
						<p>
							<span className={text['strong']}>{t('settings.accountOfInstallation')}</span>{' '}
							{installation.isTest && <Badge>{t('settings.accountTest')}</Badge>}
						</p>
						<p className={`${text['small']} ${text['muted']}`}>
							{t(`settings.provider.${installation.provider}`)}
						</p>
					</div>
					{isInstallations && <Status mark="done">{t('settings.accountState.current')}</Status>}
				</li>
			</ul>
			{isAdding && <AccountDialog accounts={data} onClose={() => setAdding(false)} />}
		</Card>
	);
}
