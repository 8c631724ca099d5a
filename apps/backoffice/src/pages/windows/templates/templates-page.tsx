import type { DeskTemplate } from '@korb/contracts/admin/windows/window-templates';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../../session/load-failed.tsx';
import { useSession } from '../../../session/session.tsx';
import { useSchedules } from '../../../session/use-schedules.ts';
import { Button } from '../../../ui/button/button.tsx';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import { PageHead } from '../../../ui/layout/page-head.tsx';
import { keyOf, nameOf } from '../schedules.ts';
import { useTemplates } from '../use-windows.ts';
import { TemplateDialog } from './template-dialog.tsx';
import styles from './templates.module.css';
import { TemplatesCard } from './templates-card.tsx';

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const [params] = useSearchParams();
	const { data: schedules, error, refetch } = useSchedules();
	const schedule = schedules?.find((each) => keyOf(each) === params.get('of')) ?? schedules?.[0];
	const templates = useTemplates(schedule ?? null);
	const [edited, edit] = useState<DeskTemplate | 'new' | null>(null);
	const failure = error ?? templates.error;
	const mayManage = may('windows.manage');
	return (
		<>
			<PageHead
				title={t('templates.title')}
				{...(schedule && {
					crumbs: {
						label: t('order.path'),
						crumbs: [
							{ to: '/windows', text: t('nav.windows') },
							{ to: `/windows?of=${keyOf(schedule)}`, text: nameOf(schedule, t) },
						],
					},
				})}
			>
				{mayManage && schedule && (
					<Button variant="primary" onClick={() => edit('new')}>
						<PlusIcon />
						{t('templates.new')}
					</Button>
				)}
			</PageHead>
			{failure && (
				<LoadFailed
					what={t('templates.failed')}
					error={failure}
					onRetry={() => void (error ? refetch() : templates.refetch())}
				/>
			)}
			{templates.data && (
				<div className={styles['content']}>
					<TemplatesCard list={templates.data} onEdit={mayManage ? edit : null} />
				</div>
			)}
			{edited && schedule && templates.data && (
				<TemplateDialog
					schedule={schedule}
					currency={templates.data.currency}
					template={edited === 'new' ? null : edited}
					onClose={() => edit(null)}
				/>
			)}
		</>
	);
}
