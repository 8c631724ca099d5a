import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Note } from '../../ui/note/note.tsx';
import styles from './import.module.css';

/** What the worker does or did, also for screen readers. */
export function ProgressNote({ run }: { run: ImportRunDetails }) {
	const t = useMessages();
	const { moment } = useFormats();
	return (
		<div role="status" className={styles['status']}>
			{describe()}
		</div>
	);

	function describe() {
		const { status, counts } = run;
		if (status === 'checking' || status === 'applying' || status === 'rollingBack') {
			return <Note>{t(`import.progress.${status}`, progressOf(run))}</Note>;
		}
		if (status === 'applied' && run.appliedAt) {
			const by = run.appliedBy ?? '';
			const time = moment(run.appliedAt);
			return <Note tone="ok">{t('import.wasApplied', { count: counts.applied, by, time })}</Note>;
		}
		if (status === 'rolledBack' && run.rolledBackAt) {
			const by = run.rolledBackBy ?? '';
			const time = moment(run.rolledBackAt);
			const { rolledBack: count, kept } = counts;
			return <Note tone="ok">{t('import.wasRolledBack', { count, kept, by, time })}</Note>;
		}
		return status === 'discarded' ? <Note>{t('import.wasDiscarded')}</Note> : null;
	}
}

function progressOf({ status, counts }: ImportRunDetails): { done: number; total: number } {
	const { lines, applied, rolledBack, held, refused, unchanged } = counts;
	const changing = counts.new + counts.changed;
	if (status === 'checking') return { done: changing + unchanged + refused + held, total: lines };
	if (status === 'applying') return { done: applied, total: Math.max(applied, changing) };
	return { done: rolledBack, total: applied };
}
