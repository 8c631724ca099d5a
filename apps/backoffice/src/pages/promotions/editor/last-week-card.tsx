import type { PromotionCheck } from '@korb/contracts/admin/promotions/promotions';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { classes } from '../../../ui/classes.ts';
import { CheckIcon } from '../../../ui/icons/check.ts';
import text from '../../../ui/layout/text.module.css';
import { Note } from '../../../ui/note/note.tsx';
import numbers from '../codes/codes.module.css';
import { LOW_MARGIN_PERCENT } from './low-margin.ts';

type LastWeekCardProps = { check: PromotionCheck; isForMembers: boolean; isStale: boolean };

/** The same orders at the new prices. */
export function LastWeekCard({ check, isForMembers, isStale }: LastWeekCardProps) {
	const { t, tag } = useLocale();
	const { money } = useFormats();
	const { orders, touched, costCents, belowFreeDelivery } = check.lastWeek;
	const share = (orders === 0 ? 0 : touched / orders).toLocaleString(tag, { style: 'percent' });
	const low = check.products.filter(({ prices }) =>
		prices.some(
			({ marginPercent }) => marginPercent !== null && marginPercent < LOW_MARGIN_PERCENT,
		),
	);
	return (
		<Card
			title={t('codes.lastWeek')}
			hint={
				<Badge>
					<CheckIcon />
					{t(isForMembers ? 'promotions.checkedOfMembers' : 'codes.checked', { count: orders })}
				</Badge>
			}
		>
			<div className={classes(numbers['column'], isStale && numbers['busy'])}>
				<dl className={numbers['numbers']}>
					<div>
						<dt>{t('codes.wouldCost')}</dt>
						<dd>{money(costCents, check.currency)}</dd>
					</div>
					<div>
						<dt>{t('promotions.touched')}</dt>
						<dd>
							{touched} <small className={text['faint']}>{share}</small>
						</dd>
					</div>
				</dl>
				{belowFreeDelivery > 0 && (
					<Note tone="warn">{t('promotions.belowFree', { count: belowFreeDelivery })}</Note>
				)}
				{low.length > 0 && (
					<Note tone="danger">
						{t('promotions.lowMargin', {
							percent: LOW_MARGIN_PERCENT,
							names: low.map(({ name }) => name).join(', '),
						})}
					</Note>
				)}
				<p className={classes(text['small'], text['faint'])}>{t('promotions.sameOrders')}</p>
			</div>
		</Card>
	);
}
