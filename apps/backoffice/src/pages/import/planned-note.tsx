import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { cancelPlannedImport } from '@korb/contracts/admin/assortment/imports-paths';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Note } from '../../ui/note/note.tsx';
import { DecisionProblem } from './decision-problem.tsx';
import { useDecision } from './use-decision.ts';

/** The import waits for its time, and can be called back until then. */
export function PlannedNote({ run }: { run: ImportRunDetails }) {
	const t = useMessages();
	const { moment } = useFormats();
	const { importId, version, applyAt } = run;
	const cancel = useDecision(() =>
		call(cancelPlannedImport, { params: { importId }, body: { version } }),
	);
	if (run.status !== 'planned' || !applyAt) return null;
	return (
		<>
			<Note>
				{t('import.planned', { time: moment(applyAt), by: run.appliedBy ?? '' })}{' '}
				<Button size="sm" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
					{t('import.cancelPlan')}
				</Button>
			</Note>
			<DecisionProblem error={cancel.error} />
		</>
	);
}
