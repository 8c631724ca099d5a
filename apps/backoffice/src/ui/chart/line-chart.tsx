import { scaleLinear, scalePoint } from 'd3-scale';
import { classes } from '../classes.ts';
import chart from './chart.module.css';
import styles from './line-chart.module.css';
import { useWidth } from './use-width.ts';

const [LEFT, RIGHT, TOP, BOTTOM] = [48, 12, 18, 22];
/** Labels closer than this touch each other. */
const LABEL_PX = 72;

/** Null where there is nothing to divide by. */
export type LinePoint = { label: string; main: number | null; other: number | null };

type LineChartProps = {
	/** Says in a sentence what the lines show. */
	label: string;
	points: readonly LinePoint[];
	format: (value: number) => string;
	height?: number;
};

/** One line in plum over its area, and a second one, dashed in grey. */
export function LineChart({ label, points, format, height = 220 }: LineChartProps) {
	const { ref, width } = useWidth<HTMLDivElement>();
	const bottom = height - BOTTOM;
	const x = scalePoint(
		points.map((point) => point.label),
		[LEFT, width - RIGHT],
	);
	const values = points.flatMap(({ main, other }) => [main ?? 0, other ?? 0]);
	const y = scaleLinear([0, Math.max(0.01, ...values)], [bottom, TOP]).nice(4);
	const pathOf = (name: 'main' | 'other') =>
		points
			.flatMap((point) => {
				const value = point[name];
				return value === null ? [] : [`${x(point.label)} ${y(value)}`];
			})
			.map((at, index) => `${index === 0 ? 'M' : 'L'}${at}`)
			.join('');
	const known = points.filter(({ main }) => main !== null);
	const [first, last] = [known[0], known.at(-1)];
	const every = Math.ceil(LABEL_PX / Math.max(1, x.step()));
	return (
		<div ref={ref} className={styles['frame']} style={{ height }}>
			{width > LEFT + RIGHT && (
				<svg
					className={classes(chart['chart'], styles['chart'])}
					width={width}
					height={height}
					role="img"
					aria-label={label}
				>
					{y.ticks(4).map((tick) => (
						<g key={tick}>
							<line
								className={tick === 0 ? chart['axis'] : chart['grid']}
								{...{ x1: LEFT, x2: width - RIGHT, y1: y(tick), y2: y(tick) }}
							/>
							<text x={LEFT - 8} y={y(tick) + 4} textAnchor="end">
								{format(tick)}
							</text>
						</g>
					))}
					{points.map(
						({ label: name }, index) =>
							index % every === 0 && (
								<text
									key={name}
									x={x(name)}
									y={height - 4}
									textAnchor={anchorAt(x(name) ?? 0, width)}
								>
									{name}
								</text>
							),
					)}
					{first && last && (
						<path
							className={styles['area']}
							d={`${pathOf('main')}L${x(last.label)} ${bottom}L${x(first.label)} ${bottom}Z`}
						/>
					)}
					<path className={styles['other']} d={pathOf('other')} />
					<path className={styles['main']} d={pathOf('main')} />
					{last && (
						<>
							<circle className={styles['last']} cx={x(last.label)} cy={y(last.main ?? 0)} r="4" />
							<text
								className={chart['strong']}
								x={(x(last.label) ?? 0) - 2}
								y={y(last.main ?? 0) - 9}
								textAnchor="end"
							>
								{format(last.main ?? 0)}
							</text>
						</>
					)}
				</svg>
			)}
		</div>
	);
}

/** Labels at both ends would otherwise leave the chart. */
function anchorAt(x: number, width: number): 'start' | 'middle' | 'end' {
	if (x <= LEFT) return 'start';
	return x > width - LABEL_PX / 2 ? 'end' : 'middle';
}
