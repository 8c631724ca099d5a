import type {
	DeskPaymentAccount,
	DeskPaymentAccounts,
} from '@korb/contracts/admin/settings/payment-accounts';
import { useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Status, type StatusMark } from '../../../ui/badge/status.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { EllipsisIcon } from '../../../ui/icons/ellipsis.ts';
import rows from '../../../ui/layout/rows.module.css';
import text from '../../../ui/layout/text.module.css';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { EndAccountDialog } from './end-account-dialog.tsx';

const marks: Record<DeskPaymentAccount['state'], StatusMark> = {
	current: 'done',
	open: 'ring',
	closed: 'off',
};

type AccountRowProps = { account: DeskPaymentAccount; accounts: DeskPaymentAccounts };

export function AccountRow({ account, accounts }: AccountRowProps) {
	const t = useMessages();
	const [dialog, setDialog] = useState<'renew' | 'end' | null>(null);
	const { account: name, provider, isTest, state, pending, refundable, eventsUrl } = account;
	const close = () => setDialog(null);
	return (
		<li>
			<div className={rows['grow']}>
				<p>
					<span className={text['strong']}>{name}</span>{' '}
					{isTest && <Badge>{t('settings.accountTest')}</Badge>}
				</p>
				<p className={`${text['small']} ${text['muted']}`}>
					{t(`settings.provider.${provider}`)}
					{pending + refundable > 0 &&
						`, ${t('settings.accountPayments', { pending, refundable })}`}
				</p>
				<p className={`${text['small']} ${text['faint']}`}>
					{t('settings.accountEvents')} <span className={text['code']}>{eventsUrl}</span>
				</p>
			</div>
			<Status mark={marks[state]}>{t(`settings.accountState.${state}`)}</Status>
			<Menu
				trigger={
					<Button
						variant="quiet"
						size="sm"
						isSquare
						aria-label={t('settings.accountMore', { name })}
					>
						<EllipsisIcon />
					</Button>
				}
			>
				{accounts.providers.includes(provider) && (
					<MenuItem onClick={() => setDialog('renew')}>{t('settings.accountRenew')}</MenuItem>
				)}
				<MenuItem onClick={() => setDialog('end')}>
					{t(state === 'closed' ? 'settings.accountDelete' : 'settings.accountClose')}
				</MenuItem>
			</Menu>
			{dialog === 'renew' && <AccountDialog accounts={accounts} known={account} onClose={close} />}
			{dialog === 'end' && (
				<EndAccountDialog account={account} version={accounts.version} onClose={close} />
			)}
		</li>
	);
}
