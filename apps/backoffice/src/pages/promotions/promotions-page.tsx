import type { PromotionSummary } from '@korb/contracts/admin/promotions/promotions';
import { promotionStates } from '@korb/domain/pricing/promotion-states';
import { Link, useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import button from '../../ui/button/button.module.css';
import { Button } from '../../ui/button/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FilterMenu } from '../../ui/filter/filter-menu.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import frame from '../../ui/layout/list-page.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';
import list from '../../ui/table/list.module.css';
import { RowSkeleton } from '../../ui/table/row-skeleton.tsx';
import table from '../../ui/table/table.module.css';
import { CalendarCard } from './calendar-card.tsx';
import { PromotionStatus } from './promotion-status.tsx';
import { PromotionTabs } from './promotion-tabs.tsx';
import styles from './promotions.module.css';
import { usePromotions } from './use-promotions.ts';

const COLUMNS = 6;

export function Component() {
	const t = useMessages();
	const { may } = useSession();
	const [params, setParams] = useSearchParams();
	const state = promotionStates.find((each) => each === params.get('state')) ?? null;
	const { data, error, refetch, hasNextPage, fetchNextPage, isFetching, isPlaceholderData } =
		usePromotions(state);
	const promotions = data?.pages.flatMap((page) => page.promotions);
	const today = data?.pages[0]?.today;
	return (
		<>
			<PageHead title={t('nav.promotions')}>
				{may('codes.draft') && (
					<Link className={button['button']} to="/promotions/new-code">
						{t('codes.new')}
					</Link>
				)}
				{may('promotions.draft') && (
					<Link className={classes(button['button'], button['primary'])} to="/promotions/new">
						<PlusIcon />
						{t('promotions.new')}
					</Link>
				)}
			</PageHead>
			<PromotionTabs current="promotions" />
			{error && (
				<LoadFailed what={t('promotions.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{promotions && today && (
				<div className={styles['calendar']}>
					<CalendarCard {...{ today, promotions }} />
				</div>
			)}
			<div className={frame['toolbar']}>
				<FilterMenu
					label={t('templates.state')}
					removeLabel={t('assortment.removeFilter', { name: t('templates.state') })}
					options={promotionStates.map((each) => ({
						value: each,
						text: t(`codes.state.${each}`),
					}))}
					value={state}
					onChange={(value) => setParams(value ? { state: value } : {}, { replace: true })}
				/>
			</div>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible. */}
			<div className={classes(list['frame'], isPlaceholderData && list['stale'])} tabIndex={0}>
				<table className={table['table']} aria-busy={!promotions}>
					<thead>
						<tr>
							<th scope="col">{t('product.name')}</th>
							<th scope="col">{t('codes.when')}</th>
							<th scope="col">{t('templates.state')}</th>
							<th scope="col">{t('codes.advantage')}</th>
							<th scope="col">{t('promotions.regions')}</th>
							<th scope="col" className={table['num']}>
								{t('promotions.products')}
							</th>
						</tr>
					</thead>
					<tbody>
						{!promotions && <RowSkeleton columns={COLUMNS} rows={6} />}
						{promotions?.map((promotion) => (
							<Row key={promotion.promotionId} promotion={promotion} />
						))}
					</tbody>
				</table>
			</div>
			{promotions?.length === 0 && (
				<Empty title={t('promotions.none')} text={t('promotions.noneText')} />
			)}
			<div className={frame['foot']}>
				{hasNextPage && (
					<Button disabled={isFetching} onClick={() => void fetchNextPage()}>
						{t('audit.more')}
					</Button>
				)}
			</div>
			<div className={frame['filler']} />
		</>
	);
}

function Row({ promotion }: { promotion: PromotionSummary }) {
	const t = useMessages();
	const unitName = useUnitName();
	const { days } = useFormats();
	const { promotionId, name, startsOn, endsOn, percent, regions } = promotion;
	const noon = (day: string) => `${day}T12:00:00Z`;
	return (
		<tr>
			<td>
				<Link className={text['strong']} to={`/promotions/${promotionId}`}>
					{name}
				</Link>
			</td>
			<td className={table['nowrap']}>{days(noon(startsOn), noon(endsOn))}</td>
			<td className={table['nowrap']}>
				<PromotionStatus state={promotion.state} />
			</td>
			<td className={classes(table['nowrap'], text['strong'])}>
				{percent ? rangeOf(percent) : '–'}{' '}
				{promotion.isForMembers && <Badge>{t('customers.member')}</Badge>}
				{promotion.multiBuy && (
					<Badge>{t('promotions.fromQuantity', { count: promotion.multiBuy.fromQuantity })}</Badge>
				)}
			</td>
			<td className={text['muted']}>
				{regions.map((region) => unitName(region)).join(', ') || '–'}
			</td>
			<td className={table['num']}>{promotion.products}</td>
		</tr>
	);
}

function rangeOf({ from, to }: { from: number; to: number }): string {
	return from === to ? `−${to} %` : `−${from} – ${to} %`;
}
