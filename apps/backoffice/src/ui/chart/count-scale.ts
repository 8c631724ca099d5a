import { scaleLinear } from 'd3-scale';

/** From 0, in whole numbers, with at most four grid lines beside the axis. */
export function countScale(counts: readonly number[], [bottom, top]: [number, number]) {
	const scale = scaleLinear()
		.domain([0, Math.max(4, ...counts)])
		.range([bottom, top])
		.nice(3);
	return { y: scale, ticks: scale.ticks(3).filter(Number.isInteger) };
}
