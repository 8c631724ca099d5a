import { deleteDeletion } from '@korb/contracts/customer/customer-data-paths';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { setCustomer } from '../../../shop/session/customer-store.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** On every section, until the customer decides to stay. */
export function DeletionNotice({ deletionAt }: { deletionAt: string }) {
	const { t, config } = useSite();
	const day = new Intl.DateTimeFormat(config.locale, {
		day: 'numeric',
		month: 'long',
		timeZone: config.timeZone,
	}).format(new Date(deletionAt));

	async function keep(): Promise<void> {
		try {
			setCustomer(await api.call(deleteDeletion));
			notifications.show({
				key: 'account.delete',
				type: 'success',
				message: t('account.delete.kept'),
			});
		} catch {
			notifications.show({ key: 'account.delete', type: 'error', message: t('account.failed') });
		}
	}

	return (
		<Notice tone="warn" title={t('account.delete.pending', { day })}>
			<button type="button" className="link" onClick={() => void keep()}>
				{t('account.delete.keepAccount')}
			</button>
		</Notice>
	);
}
