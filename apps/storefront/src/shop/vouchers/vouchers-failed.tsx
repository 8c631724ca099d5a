import { useMessages } from '../../platform/messages/use-messages.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export function VouchersFailed({ onRetry }: { onRetry: () => void }) {
	const t = useMessages();
	return (
		<div role="alert">
			<Notice tone="warn" title={t('voucher.loadFailed')}>
				<button type="button" className="link" onClick={onRetry}>
					{t('account.retry')}
				</button>
			</Notice>
		</div>
	);
}
