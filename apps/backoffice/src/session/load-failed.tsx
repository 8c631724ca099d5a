import { ApiError } from '../platform/api/api-error.ts';
import { useMessages } from '../platform/i18n/locale.tsx';
import { Button } from '../ui/button/button.tsx';
import { RefreshCwIcon } from '../ui/icons/refresh-cw.ts';
import { Note } from '../ui/note/note.tsx';
import styles from './load-failed.module.css';

type LoadFailedProps = { what: string; error: Error; onRetry: () => void };

/** Stops the person, says why and what helps; the request id finds it in the logs. */
export function LoadFailed({ what, error, onRetry }: LoadFailedProps) {
	const t = useMessages();
	const requestId = error instanceof ApiError ? error.requestId : null;
	const isOffline = error instanceof ApiError && error.status === 0;
	return (
		<div className={styles['failed']}>
			<Note tone="danger" isAlert>
				<b>{what}</b> {isOffline ? t('failed.offline') : t('failed.server')}{' '}
				{requestId && t('failed.request', { requestId })}
			</Note>
			<Button onClick={onRetry}>
				<RefreshCwIcon />
				{t('failed.retry')}
			</Button>
		</div>
	);
}
