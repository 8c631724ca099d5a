import type { BackofficeMessageKey } from '@korb/messages/backoffice';
import { ApiError, hasErrorCode } from '../../../platform/api/api-error.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Note } from '../../../ui/note/note.tsx';

const problems: Record<string, BackofficeMessageKey> = {
	inUse: 'settings.accountProblem.inUse',
	keyRefused: 'settings.accountProblem.keyRefused',
	otherAccount: 'settings.accountProblem.otherAccount',
	testAccount: 'settings.accountProblem.testAccount',
	tooMany: 'settings.accountProblem.tooMany',
};

const errors: Record<string, BackofficeMessageKey> = {
	bad_request: 'settings.accountProblem.form',
	stale: 'settings.accountProblem.stale',
	too_many_requests: 'settings.accountProblem.tooOften',
	unavailable: 'settings.accountProblem.unavailable',
};

export function AccountError({ error }: { error: Error }) {
	const t = useMessages();
	const { code = null, errorCode = null } = error instanceof ApiError ? error : {};
	const problem = problems[code ?? ''] ?? errors[errorCode ?? ''] ?? 'notSaved';
	return (
		<Note tone={hasErrorCode(error, 'stale') ? 'people' : 'danger'} isAlert>
			{t(problem)}
		</Note>
	);
}
