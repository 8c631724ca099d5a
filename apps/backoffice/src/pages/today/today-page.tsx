import { getToday } from '@korb/contracts/admin/orders/today-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnits } from '../../session/use-schedules.ts';
import { useUnitName } from '../../session/use-unit-name.ts';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Segments } from '../../ui/segments/segments.tsx';
import { HoursCard } from './hours-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { SearchesCard } from './searches-card.tsx';
import { TodayFigures } from './today-figures.tsx';
import styles from './today-page.module.css';
import { WindowsCard } from './windows-card.tsx';

export function Component() {
	const t = useMessages();
	const unitName = useUnitName();
	const formats = useFormats();
	const { may } = useSession();
	const units = useUnits();
	const [params, setParams] = useSearchParams();
	const unit = params.get('unit') ?? '';
	const {
		data: today,
		error,
		refetch,
		dataUpdatedAt,
	} = useQuery({
		queryKey: ['today', unit],
		queryFn: ({ signal }) => call(getToday, { query: unit ? { unit } : {}, signal }),
		placeholderData: keepPreviousData,
	});
	return (
		<>
			<PageHead title={t('nav.today')}>
				{units.length > 1 && (
					<Segments
						label={t('orders.unit')}
						options={[
							{ value: '', text: t('today.allUnits') },
							...units.map((each) => ({ value: each, text: unitName(each) })),
						]}
						value={unit}
						onChange={(next) => setParams(next ? { unit: next } : {}, { replace: true })}
					/>
				)}
				<span className={styles['updated']} role="status">
					{today &&
						t('today.updated', { time: formats.clock(new Date(dataUpdatedAt).toISOString()) })}
				</span>
			</PageHead>
			{error && (
				<LoadFailed what={t('today.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{today && (
				<div className={body['content']}>
					<TodayFigures today={today} />
					<div className={body['grid']}>
						<div className={body['column']}>
							<WindowsCard windows={today.windows} />
							<HoursCard hours={today.hours} />
						</div>
						<div className={body['column']}>
							<NeedsCard today={today} />
							{may('reports.search') && <SearchesCard />}
						</div>
					</div>
				</div>
			)}
		</>
	);
}
