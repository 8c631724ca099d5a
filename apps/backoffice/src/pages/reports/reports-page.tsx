import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Button } from '../../ui/button/button.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { classes } from '../../ui/classes.ts';
import { FilterMenu } from '../../ui/filter/filter-menu.tsx';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { CategoriesCard } from './categories-card.tsx';
import { MissingCard } from './missing-card.tsx';
import { PackedCard } from './packed-card.tsx';
import { periodOfWeeks, reportWeeks, weeksOf } from './report-days.ts';
import { ReportFigures } from './report-figures.tsx';
import styles from './reports.module.css';
import { SalesCard } from './sales-card.tsx';
import { SearchCard } from './search-card.tsx';
import { SynonymsCard } from './synonyms/synonyms-card.tsx';
import { UnitMenu } from './unit-menu.tsx';
import { useReports } from './use-reports.ts';
import { WeeklyButton } from './weekly-button.tsx';
import { WindowsCard } from './windows-card.tsx';

export function Component() {
	const t = useMessages();
	const unitName = useUnitName();
	const { may } = useSession();
	const { dayOf, days, date } = useFormats();
	const [params, setParams] = useSearchParams();
	const [isTable, setTable] = useState(false);
	useKeys({ t: () => setTable((shown) => !shown) });
	const unit = params.get('unit') ?? '';
	const weeks = weeksOf(params.get('weeks'));
	const period = periodOfWeeks(weeks, dayOf(new Date()));
	const reports = useReports(period, unit);
	const set = (name: string, value: string) => {
		const next = new URLSearchParams(params);
		if (value) next.set(name, value);
		else next.delete(name);
		setParams(next, { replace: true });
	};
	const before = t('reports.weeksBefore', { count: weeks });
	const failed = Object.values(reports).find(({ error }) => error);
	const [sales, service] = [reports.sales.data, reports.service.data];
	const [picking, windows] = [reports.picking.data, reports.windows.data];
	const search = reports.search.data;
	const counted = sales ?? service ?? picking ?? windows;
	const pair = classes(styles['pair'], isTable && styles['top']);
	const noon = (day: string) => `${day}T12:00:00Z`;
	return (
		<>
			<PageHead title={t('nav.reports')}>
				<span className={styles['days']} role="status">
					{t('reports.days', { days: days(noon(period.from), noon(period.to)), count: weeks })}
				</span>
				<FilterMenu
					label={t('reports.period')}
					options={reportWeeks.map((count) => ({
						value: String(count),
						text: t('reports.weeks', { count }),
					}))}
					value={String(weeks)}
					onChange={(value) => set('weeks', value ?? '')}
				/>
				{may('windows.read') && <UnitMenu unit={unit} onChange={(next) => set('unit', next)} />}
				{may('reports.weekly') && <WeeklyButton />}
				<Button
					variant="quiet"
					aria-pressed={isTable}
					aria-keyshortcuts="t"
					onClick={() => setTable(!isTable)}
				>
					{t('reports.asTables')}
					<Kbd>T</Kbd>
				</Button>
			</PageHead>
			{failed?.error && (
				<LoadFailed
					what={t('reports.failed')}
					error={failed.error}
					onRetry={() => void failed.refetch()}
				/>
			)}
			<div className={body['content']}>
				{counted && (counted.countedUntil ?? '') < counted.to && (
					<Note>
						{counted.countedUntil
							? t('reports.countedUntil', { day: date(counted.countedUntil) })
							: t('reports.notCounted')}
					</Note>
				)}
				<ReportFigures {...{ sales, service, picking, windows }} />
				{sales && (
					<div className={pair}>
						<SalesCard report={sales} before={before} isTable={isTable} />
						<CategoriesCard report={sales} before={before} isTable={isTable} />
					</div>
				)}
				{windows && picking && (
					<div className={pair}>
						<WindowsCard
							report={windows}
							scope={unit ? unitName(unit) : t('today.allUnits')}
							isTable={isTable}
						/>
						<PackedCard report={picking} isTable={isTable} />
					</div>
				)}
				<div className={picking && search ? pair : undefined}>
					{picking && <MissingCard report={picking} />}
					{search && <SearchCard report={search} />}
				</div>
				{may('search.synonyms') && <SynonymsCard />}
			</div>
		</>
	);
}
