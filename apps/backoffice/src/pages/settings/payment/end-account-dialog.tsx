import type { DeskPaymentAccount } from '@korb/contracts/admin/settings/payment-accounts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { AccountError } from './account-error.tsx';
import { useCloseAccount, useDeleteAccount } from './use-payment-accounts.ts';

type EndAccountDialogProps = {
	account: DeskPaymentAccount;
	version: number;
	onClose: () => void;
};

/** First no new payments, then no secrets. */
export function EndAccountDialog({ account, version, onClose }: EndAccountDialogProps) {
	const t = useMessages();
	const closing = useCloseAccount(version);
	const deleting = useDeleteAccount(version);
	const { account: name, state, pending, refundable } = account;
	const isClosed = state === 'closed';
	const end = isClosed ? deleting : closing;
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t(isClosed ? 'settings.accountDeleteTitle' : 'settings.accountCloseTitle', { name })}
			closeLabel={t('close')}
			onSubmit={() => end.mutate(name, { onSuccess: onClose })}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button
						type="submit"
						variant="dangerFill"
						disabled={end.isPending || (isClosed && pending > 0)}
					>
						{t(isClosed ? 'settings.accountDelete' : 'settings.accountClose')}
					</Button>
				</>
			}
		>
			{end.error && <AccountError error={end.error} />}
			<p>
				{!isClosed && t('settings.accountCloseText')}
				{isClosed &&
					(pending > 0
						? t('settings.accountProblem.inUse')
						: t('settings.accountDeleteText', { count: refundable }))}
			</p>
		</Dialog>
	);
}
