import { darker } from './colour.ts';
import type { Pack } from './spec.ts';

type Stop = [offset: number, colour: string, opacity: number];

/**
 * The gradients and blurs that lie above a flat label and make it look round, folded or crumpled.
 * Light always comes from the upper left.
 */
export function shadingDefs(id: string, pack: Pack): string {
	const d = darker(pack.main, 0.8);
	return `<defs>
<linearGradient id="${id}cyl">${stops([
		[0, d, 0.5],
		[0.05, d, 0.3],
		[0.16, '#fff', 0.04],
		[0.22, '#fff', 0.36],
		[0.27, '#fff', 0.26],
		[0.38, '#fff', 0.03],
		[0.6, d, 0],
		[0.84, d, 0.2],
		[0.95, d, 0.42],
		[1, d, 0.3],
	])}</linearGradient>
<linearGradient id="${id}glass">${stops([
		[0, '#fff', 0.5],
		[0.04, d, 0.22],
		[0.1, '#fff', 0.06],
		[0.14, '#fff', 0.55],
		[0.18, '#fff', 0.42],
		[0.215, '#fff', 0.03],
		[0.74, d, 0.02],
		[0.88, d, 0.16],
		[0.93, '#fff', 0.28],
		[1, d, 0.26],
	])}</linearGradient>
<linearGradient id="${id}paper">${stops([
		[0, d, 0.42],
		[0.06, d, 0.2],
		[0.16, '#fff', 0.1],
		[0.3, '#fff', 0.14],
		[0.45, '#fff', 0],
		[0.7, d, 0.05],
		[0.9, d, 0.24],
		[1, d, 0.42],
	])}</linearGradient>
<linearGradient id="${id}flat" x1="0" y1="0" x2="1" y2="1">${stops([
		[0, '#fff', 0.26],
		[0.45, '#fff', 0.02],
		[1, d, 0.2],
	])}</linearGradient>
<linearGradient id="${id}down" x1="0" y1="0" x2="0" y2="1">${stops([
		[0, '#fff', 0.28],
		[0.3, '#fff', 0],
		[0.8, d, 0.02],
		[1, d, 0.26],
	])}</linearGradient>
<linearGradient id="${id}metal">${stops([
		[0, '#8d9196', 1],
		[0.08, '#b9bdc2', 1],
		[0.26, '#fbfcfd', 1],
		[0.42, '#c9cdd2', 1],
		[0.7, '#a6abb1', 1],
		[0.9, '#7f848a', 1],
		[1, '#a9adb3', 1],
	])}</linearGradient>
<filter id="${id}b4" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>
<filter id="${id}b9" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter>
</defs>`;
}

function stops(list: Stop[]): string {
	return list
		.map(
			([offset, colour, opacity]) =>
				`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
		)
		.join('');
}
