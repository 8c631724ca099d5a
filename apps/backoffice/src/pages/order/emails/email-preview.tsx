import { getOrderEmail } from '@korb/contracts/admin/orders/order-desk-paths';
import type { OrderEmail } from '@korb/contracts/admin/orders/order-emails';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Note } from '../../../ui/note/note.tsx';
import styles from './email-preview.module.css';

type EmailPreviewProps = { orderNumber: string; email: OrderEmail };

/**
 * The sandbox runs nothing and has no origin; the document inherits the policy of this page, so it
 * loads nothing either.
 */
export function EmailPreview({ orderNumber, email: { emailId, subject } }: EmailPreviewProps) {
	const t = useMessages();
	const { data, error } = useQuery({
		queryKey: ['order-email', orderNumber, emailId],
		queryFn: ({ signal }) => call(getOrderEmail, { params: { orderNumber, emailId }, signal }),
		// What was sent does not change.
		staleTime: Number.POSITIVE_INFINITY,
	});
	return (
		<div className={styles['plate']}>
			{error && (
				<Note tone="danger" isAlert>
					{t('emails.failed')}
				</Note>
			)}
			{data && (
				<div className={styles['paper']}>
					<iframe
						className={styles['frame']}
						sandbox=""
						referrerPolicy="no-referrer"
						title={t('emails.preview', { subject })}
						srcDoc={data.html}
					/>
				</div>
			)}
		</div>
	);
}
