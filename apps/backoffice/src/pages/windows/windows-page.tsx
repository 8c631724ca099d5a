import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useSession } from '../../session/session.tsx';
import { useSchedules } from '../../session/use-schedules.ts';
import { Button } from '../../ui/button/button.tsx';
import { BanIcon } from '../../ui/icons/ban.ts';
import { CopyIcon } from '../../ui/icons/copy.ts';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Empty } from '../../ui/note/empty.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { ClosedDaysDialog } from './closed-days-dialog.tsx';
import { CopyWeekDialog } from './copy-week/copy-week-dialog.tsx';
import { keyOf, nameOf } from './schedules.ts';
import { useWeek } from './use-windows.ts';
import { WeekCalendar } from './week-calendar.tsx';
import { WeekChoice } from './week-choice.tsx';
import { WindowPanel } from './window-panel.tsx';
import styles from './windows-page.module.css';

/** The address names the schedule, the week and the window, so that it can be sent. */
export function Component() {
	const t = useMessages();
	const [params, setParams] = useSearchParams();
	const { data: schedules, error, refetch } = useSchedules();
	const chosen = schedules?.find((each) => keyOf(each) === params.get('of')) ?? schedules?.[0];
	const week = useWeek(chosen ?? null, params.get('week'));
	const windowId = params.get('window');
	const { may } = useSession();
	const [areClosedDaysShown, showClosedDays] = useState(false);
	const [isCopying, setCopying] = useState(false);
	const choose = (name: string, value: string | null) =>
		setParams((current) => {
			if (value === null) current.delete(name);
			else current.set(name, value);
			return current;
		});
	const failure = error ?? week.error;
	return (
		<>
			<PageHead title={t('nav.windows')}>
				{week.data && (
					<WeekChoice from={week.data.from} onChoose={(from) => choose('week', from)} />
				)}
				{chosen && (
					<Link className={styles['templates']} to={`/windows/templates?of=${keyOf(chosen)}`}>
						{t('templates.title')} <span>{chosen.templates}</span>
					</Link>
				)}
				{week.data && may('windows.manage') && (
					<Button onClick={() => setCopying(true)}>
						<CopyIcon />
						{t('copyWeek.open')}
					</Button>
				)}
				{schedules && schedules.length > 0 && (
					<Button onClick={() => showClosedDays(true)}>
						<BanIcon />
						{t('closedDays.title')}
					</Button>
				)}
			</PageHead>
			{schedules && schedules.length > 0 && (
				<Tabs
					label={t('windows.schedules')}
					tabs={schedules.map((each) => ({
						to: `?${new URLSearchParams({ of: keyOf(each), ...weekOf(params) })}`,
						label: nameOf(each, t),
						isCurrent: each === chosen,
					}))}
				/>
			)}
			{failure && (
				<LoadFailed
					what={t('windows.failed')}
					error={failure}
					onRetry={() => void (error ? refetch() : week.refetch())}
				/>
			)}
			{areClosedDaysShown && schedules && (
				<ClosedDaysDialog schedules={schedules} onClose={() => showClosedDays(false)} />
			)}
			{isCopying && week.data && (
				<CopyWeekDialog week={week.data} onClose={() => setCopying(false)} />
			)}
			{schedules?.length === 0 && <Empty title={t('windows.noSchedules')} />}
			{week.data && (
				<div className={styles['split']}>
					<WeekCalendar
						week={week.data}
						isLeft={week.isPlaceholderData}
						chosen={windowId}
						onChoose={(window) => choose('window', window.windowId)}
					/>
					{windowId && (
						<WindowPanel
							key={windowId}
							windowId={windowId}
							currency={week.data.currency}
							today={week.data.today}
							onClose={() => choose('window', null)}
						/>
					)}
				</div>
			)}
		</>
	);
}

function weekOf(params: URLSearchParams): Record<string, string> {
	const week = params.get('week');
	return week ? { week } : {};
}
