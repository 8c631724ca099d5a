import { MOST_WEBHOOKS } from '@korb/domain/tenant/webhooks';
import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { ApiError, hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Note } from '../../../ui/note/note.tsx';

const problems: Record<string, BackofficeMessageKey> = {
	privateAddress: 'settings.webhookProblem.privateAddress',
	tooMany: 'settings.webhookProblem.tooMany',
};

export function WebhookError({ error }: { error: Error }) {
	const t = useMessages();
	if (hasErrorCode(error, 'stale')) {
		return (
			<Note tone="people" isAlert>
				{t('settings.webhookProblem.stale')}
			</Note>
		);
	}
	const problem = error instanceof ApiError ? problems[error.code ?? ''] : undefined;
	return (
		<Note tone="danger" isAlert>
			{hasErrorCode(error, 'bad_request')
				? t('settings.webhookProblem.url')
				: t(problem ?? 'notSaved', { count: MOST_WEBHOOKS })}
		</Note>
	);
}
