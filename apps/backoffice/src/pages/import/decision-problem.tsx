import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Note } from '../../ui/note/note.tsx';

/** Why an import was not checked, applied, rolled back or discarded. */
export function DecisionProblem({ error }: { error: Error | null }) {
	const t = useMessages();
	if (!error) return null;
	const wasFaster = hasErrorCode(error, 'stale') || hasErrorCode(error, 'conflict');
	return (
		<Note tone={wasFaster ? 'people' : 'danger'} isAlert>
			{wasFaster ? t('import.faster') : t('notSaved')}
		</Note>
	);
}
