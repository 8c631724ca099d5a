import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { addDays } from '@korb/domain/pricing/prices';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import chart from '../../ui/chart/chart.module.css';
import { classes } from '../../ui/classes.ts';
import styles from './price-chart.module.css';
import { CHART_DAYS, laterDay, listPriceSteps, listTicks } from './price-steps.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [52, 604, 12, 276];
const DAY_MS = 86_400_000;

type PriceChartProps = { offer: DeskOffer; product: DeskProduct };

/** The prices of the last 30 days as steps, and the one that an announced reduction refers to. */
export function PriceChart({ offer, product: { today, currency } }: PriceChartProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { money, date } = useFormats();
	const steps = listPriceSteps(offer.history, { today, chargedCents: offer.effectiveCents });
	const last = steps.at(-1);
	if (!last) return null;
	const { lowest30DaysCents: lowest, promotion } = offer;
	const ticks = listTicks([...steps.map((step) => step.priceCents), ...(lowest ? [lowest] : [])]);
	const [bottom = 0, top = 1] = [ticks[0], ticks.at(-1)];
	const first = addDays(today, -CHART_DAYS);
	const x = (day: string) =>
		LEFT + ((Date.parse(day) - Date.parse(first)) / DAY_MS / CHART_DAYS) * (RIGHT - LEFT);
	const y = (cents: number) => BOTTOM - ((cents - bottom) / (top - bottom)) * (BOTTOM - TOP);
	const path = steps
		.map(({ from, priceCents }, index) =>
			index === 0 ? `M${x(from)} ${y(priceCents)}` : `H${x(from)} V${y(priceCents)}`,
		)
		.join(' ');
	const promotionX = promotion?.isActive ? x(laterDay(promotion.startsOn, first)) : null;
	const days = [first, addDays(first, 10), addDays(first, 20)];
	const sentence = t('product.chart', {
		region: unitName(offer.region),
		prices: steps
			.map(({ from, priceCents }) => `${date(from)} ${money(priceCents, currency)}`)
			.join(', '),
		lowest: lowest === null ? 'none' : money(lowest, currency),
	});
	return (
		<svg
			className={classes(chart['chart'], styles['chart'])}
			viewBox="0 0 620 300"
			role="img"
			aria-label={sentence}
		>
			{ticks.map((cents) => (
				<g key={cents}>
					<line
						className={cents === bottom ? chart['axis'] : chart['grid']}
						{...{ x1: LEFT, x2: RIGHT, y1: y(cents), y2: y(cents) }}
					/>
					<text x={LEFT - 8} y={y(cents) + 4} textAnchor="end">
						{money(cents, currency)}
					</text>
				</g>
			))}
			{promotionX !== null && (
				<>
					<rect
						className={styles['promotion']}
						{...{ x: promotionX, y: TOP, width: RIGHT - promotionX, height: BOTTOM - TOP }}
					/>
					<text className={chart['strong']} x={RIGHT - 8} y={TOP + 16} textAnchor="end">
						{t('assortment.promotion')}
					</text>
				</>
			)}
			{lowest !== null && (
				<>
					<line
						className={styles['lowest']}
						{...{ x1: LEFT, x2: RIGHT, y1: y(lowest), y2: y(lowest) }}
					/>
					<text x={LEFT + 8} y={y(lowest) + 16}>
						{t('product.lowestLine', { price: money(lowest, currency) })}
					</text>
				</>
			)}
			<path className={styles['line']} d={`${path} H${RIGHT}`} />
			<circle className={styles['now']} cx={RIGHT} cy={y(last.priceCents)} r="4" />
			{days.map((day, index) => (
				<text key={day} x={x(day)} y="295" textAnchor={index === 0 ? 'start' : 'middle'}>
					{date(day)}
				</text>
			))}
			<text x={RIGHT} y="295" textAnchor="end">
				{t('product.today')}
			</text>
		</svg>
	);
}
