import { scaleBand } from 'd3-scale';
import { classes } from '../classes.ts';
import chart from './chart.module.css';
import styles from './column-chart.module.css';
import { countScale } from './count-scale.ts';
import { useWidth } from './use-width.ts';

const [RIGHT, TOP, BOTTOM] = [4, 18, 22];
/** Labels closer than this touch each other; long ones need more. */
const LABEL_PX = 44;
const LETTER_PX = 6.5;
/** Half of a value that is written above its column. */
const VALUE_PX = 24;

/** `before` null: there is nothing to compare with. */
export type ColumnPair = { label: string; now: number | null; before: number | null };

type ColumnChartProps = {
	/** Says in a sentence what the columns show. */
	label: string;
	pairs: readonly ColumnPair[];
	/** Writes values; counts are written as they are. */
	format?: (value: number) => string;
	/** Room for the labels of the axis. */
	axisPx?: number;
	height?: number;
};

/** Two columns per value: the period before in grey, this one in plum. Without a period before, one. */
export function ColumnChart({
	label,
	pairs,
	format = String,
	axisPx = 32,
	height = 160,
}: ColumnChartProps) {
	const { ref, width } = useWidth<HTMLDivElement>();
	const x = scaleBand(
		pairs.map((pair) => pair.label),
		[axisPx, width - RIGHT],
	).paddingInner(0.2);
	const counts = pairs.flatMap(({ now, before }) => [now ?? 0, before ?? 0]);
	const { y, ticks } = countScale(counts, [height - BOTTOM, TOP]);
	const isSingle = pairs.every(({ before }) => before === null);
	const column = isSingle ? x.bandwidth() : x.bandwidth() / 2 - 0.5;
	const last = isSingle ? undefined : pairs.findLast(({ now }) => now !== null);
	const letters = Math.max(0, ...pairs.map((pair) => pair.label.length));
	const labelPx = Math.max(LABEL_PX, letters * LETTER_PX + 6);
	const every = Math.ceil(labelPx / Math.max(1, x.step()));
	return (
		<div ref={ref} className={styles['frame']} style={{ height: height }}>
			{width > axisPx + RIGHT && (
				<svg
					className={classes(chart['chart'], styles['chart'])}
					width={width}
					height={height}
					role="img"
					aria-label={label}
				>
					{ticks.map((tick) => (
						<g key={tick}>
							<line
								className={tick === 0 ? chart['axis'] : chart['grid']}
								{...{ x1: axisPx, x2: width - RIGHT, y1: y(tick), y2: y(tick) }}
							/>
							<text x={axisPx - 8} y={y(tick) + 4} textAnchor="end">
								{format(tick)}
							</text>
						</g>
					))}
					{pairs.map(({ label: name, now, before }, index) => {
						const left = x(name) ?? 0;
						return (
							<g key={name}>
								{before !== null && (
									<Column
										className={styles['before']}
										{...{ x: left, width: column, top: y(before), bottom: height - BOTTOM }}
									/>
								)}
								<Column
									className={styles['now']}
									{...{ x: isSingle ? left : left + column + 1, width: column }}
									{...{ top: y(now ?? 0), bottom: height - BOTTOM }}
								/>
								{index % every === 0 && left + name.length * LETTER_PX <= width && (
									<text
										x={isSingle ? left + column / 2 : left}
										y={height - 4}
										textAnchor={isSingle ? 'middle' : 'start'}
									>
										{name}
									</text>
								)}
							</g>
						);
					})}
					{last && (
						<text
							className={chart['strong']}
							x={Math.min((x(last.label) ?? 0) + column * 1.5, width - RIGHT - VALUE_PX)}
							y={y(last.now ?? 0) - 5}
							textAnchor="middle"
						>
							{format(last.now ?? 0)}
						</text>
					)}
				</svg>
			)}
		</div>
	);
}

type ColumnProps = {
	className: string | undefined;
	x: number;
	width: number;
	top: number;
	bottom: number;
};

function Column({ className, x, width, top, bottom }: ColumnProps) {
	const height = bottom - top;
	if (height <= 0 || width <= 0) return null;
	return <rect {...{ className, x, width, height }} y={top} rx="1" />;
}
