import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { ApplyButton } from './apply-button.tsx';
import { ApplyCard } from './apply-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ColumnsCard } from './columns-card.tsx';
import { DiscardButton } from './discard-button.tsx';
import { ImportFigures } from './import-figures.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportsCard } from './imports-card.tsx';
import { PlannedNote } from './planned-note.tsx';
import { ProgressNote } from './progress-note.tsx';
import { RefusedCard } from './refused-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { useApply } from './use-apply.ts';
import { isWorking, useImport, useImportUpdate } from './use-imports.ts';

export function Component() {
	const t = useMessages();
	const { importId } = useParams();
	const isValid = importId === undefined || /^[1-9]\d{0,14}$/.test(importId);
	const { data: run, error, refetch } = useImport(importId && isValid ? Number(importId) : null);
	useNewsOf(run);
	const apply = useApply(run);
	if (!isValid || hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	return (
		<>
			<PageHead
				title={run?.name ?? t('import.title')}
				crumbs={{
					label: t('order.path'),
					crumbs: [
						{ to: '/assortment', text: t('nav.assortment') },
						...(importId ? [{ to: '/assortment/import', text: t('import.title') }] : []),
					],
				}}
			>
				<ImportSteps run={run} />
				{run && <DiscardButton run={run} />}
				<ApplyButton apply={apply} />
			</PageHead>
			{error && (
				<LoadFailed what={t('import.failed')} error={error} onRetry={() => void refetch()} />
			)}
			<div className={body['content']}>
				{run && run.status !== 'uploaded' && <ImportFigures run={run} />}
				<div className={body['grid']}>
					<div className={body['column']}>
						{run ? <Lines run={run} /> : <UploadCard title={t('import.upload')} />}
					</div>
					<div className={body['column']}>
						{run && <ApplyCard run={run} apply={apply} />}
						{run && <UploadCard title={t('import.otherFile')} />}
						<ImportsCard />
					</div>
				</div>
			</div>
		</>
	);
}

function Lines({ run }: { run: ImportRunDetails }) {
	const canMatch = run.columns.length > 0 && ['uploaded', 'checked'].includes(run.status);
	return (
		<>
			<ProgressNote run={run} />
			<PlannedNote run={run} />
			{run.status !== 'uploaded' && !isWorking(run) && (
				<>
					<ChangesCard run={run} />
					{run.counts.refused > 0 && <RefusedCard run={run} />}
				</>
			)}
			{canMatch && <ColumnsCard key={run.version} run={run} />}
		</>
	);
}

/** The history and the products follow once the worker is done. */
function useNewsOf(run: ImportRunDetails | undefined): void {
	const update = useImportUpdate();
	const version = run?.version;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per version
	useEffect(() => {
		if (run && !isWorking(run)) update(run);
	}, [version]);
}
