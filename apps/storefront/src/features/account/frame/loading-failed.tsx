import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

/** In place of what could not be loaded. */
export function LoadingFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
	const t = useMessages();
	return (
		<div role="alert">
			<Notice tone="warn" title={text}>
				<button type="button" className="link" onClick={onRetry}>
					{t('account.retry')}
				</button>
			</Notice>
		</div>
	);
}
