import type { ImportRun } from '@korb/contracts/admin/assortment/imports';
import { rollBackImport } from '@korb/contracts/admin/assortment/imports-paths';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { DecisionProblem } from './decision-problem.tsx';
import styles from './import.module.css';
import { useDecision } from './use-decision.ts';
import { useImports } from './use-imports.ts';

export function ImportsCard() {
	const t = useMessages();
	const list = useImports();
	const [chosen, setChosen] = useState<ImportRun | null>(null);
	const imports = list.data?.pages.flatMap((page) => page.imports);
	return (
		<Card
			title={t('import.history')}
			isFlush
			footer={
				<>
					<span>{imports?.length === 0 ? t('import.noHistory') : t('import.rollBackHint')}</span>
					{list.hasNextPage && (
						<Button
							size="sm"
							className={styles['more']}
							onClick={() => void list.fetchNextPage()}
							disabled={list.isFetching}
						>
							{t('import.more')}
						</Button>
					)}
				</>
			}
		>
			<ul className={rows['list']}>
				{imports?.map((run) => (
					<li key={run.importId}>
						<div className={rows['grow']}>
							<Link to={`/assortment/import/${run.importId}`}>{run.name}</Link>
							<p className={`${text['small']} ${text['faint']}`}>
								<Outcome run={run} />
							</p>
						</div>
						{run.status === 'applied' && run.counts.applied > 0 && (
							<Button
								size="sm"
								aria-label={t('import.rollBackOf', { name: run.name })}
								onClick={() => setChosen(run)}
							>
								{t('import.rollBack')}
							</Button>
						)}
					</li>
				))}
			</ul>
			{chosen && <RollBackDialog run={chosen} onClose={() => setChosen(null)} />}
		</Card>
	);
}

function Outcome({ run }: { run: ImportRun }) {
	const t = useMessages();
	const { moment } = useFormats();
	const { counts, status } = run;
	const by = run.by ?? t('import.auto');
	const what =
		status === 'rolledBack' && run.rolledBackAt
			? t('import.outcome.rolledBack', { time: moment(run.rolledBackAt) })
			: status === 'applied'
				? t('import.outcome.applied', { count: counts.applied, refused: counts.refused })
				: status === 'planned' && run.applyAt
					? t('import.outcome.planned', { time: moment(run.applyAt) })
					: status === 'discarded'
						? t('import.outcome.discarded')
						: t('import.outcome.open');
	return [moment(run.createdAt), what, by].join(' · ');
}

function RollBackDialog({ run, onClose }: { run: ImportRun; onClose: () => void }) {
	const t = useMessages();
	const { importId, version } = run;
	const rollBack = useDecision(
		() => call(rollBackImport, { params: { importId }, body: { version } }),
		onClose,
	);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('import.rollBackTitle', { name: run.name })}
			closeLabel={t('close')}
			onSubmit={() => rollBack.mutate()}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{t('cancel')}
					</Button>
					<Button type="submit" variant="danger" disabled={rollBack.isPending}>
						{t('import.rollBackLines', { count: run.counts.applied })}
					</Button>
				</>
			}
		>
			<p>{t('import.rollBackText')}</p>
			<DecisionProblem error={rollBack.error} />
		</Dialog>
	);
}
