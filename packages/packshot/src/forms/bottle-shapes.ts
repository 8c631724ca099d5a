import type { Variant } from '../spec.ts';
import type { Outline } from '../svg.ts';

export type Bottle = {
	outline: Outline;
	opacity: number;
	/** Half width, top, bottom and sag of the paper label; without one the whole bottle is printed. */
	band?: [number, number, number, number];
	/** Half width, top and height. */
	cap?: [number, number, number];
	ridges?: number;
	/** Half width, top and bottom. */
	foil?: [number, number, number];
	neck?: [number, number, number];
	hasCrown?: boolean;
};

export const bottles: Record<Variant<'bottle'>, Bottle> = {
	pet: {
		outline: [
			['M', 19, 92],
			['L', 19, 104],
			['C', 22, 132, 62, 140, 66, 190],
			['C', 68, 210, 66, 224, 62, 236],
			['C', 66, 246, 66, 252, 66, 262],
			['L', 66, 356],
			['C', 66, 366, 62, 372, 62, 380],
			['C', 62, 388, 67, 394, 67, 404],
			['C', 67, 430, 66, 436, 54, 444],
		],
		cap: [23, 66, 30],
		ridges: 12,
		band: [66, 252, 352, 4],
		opacity: 0.72,
	},
	glass: {
		outline: [
			['M', 30, 128],
			['L', 30, 146],
			['C', 32, 178, 72, 186, 72, 226],
			['L', 72, 424],
			['C', 72, 438, 66, 444, 54, 444],
		],
		cap: [34, 104, 30],
		band: [72, 246, 404, 4],
		opacity: 0.94,
	},
	wine: {
		outline: [
			['M', 17, 56],
			['L', 17, 152],
			['C', 18, 190, 60, 190, 60, 238],
			['L', 60, 430],
			['C', 60, 440, 56, 444, 46, 444],
		],
		foil: [19, 50, 92],
		band: [60, 262, 402, 4],
		opacity: 1,
	},
	beer: {
		outline: [
			['M', 16, 76],
			['C', 17, 120, 20, 150, 24, 170],
			['C', 32, 204, 56, 214, 56, 250],
			['L', 56, 430],
			['C', 56, 440, 52, 444, 42, 444],
		],
		hasCrown: true,
		neck: [24, 138, 172],
		band: [56, 268, 388, 4],
		opacity: 1,
	},
	oil: {
		outline: [
			['M', 16, 92],
			['L', 16, 128],
			['C', 17, 150, 56, 150, 56, 182],
			['L', 56, 432],
			['C', 56, 440, 52, 444, 44, 444],
		],
		cap: [20, 66, 42],
		band: [56, 222, 396, 3],
		opacity: 0.95,
	},
	squeeze: {
		outline: [
			['M', 30, 132],
			['C', 34, 146, 74, 150, 76, 190],
			['C', 78, 250, 66, 300, 68, 356],
			['C', 70, 400, 72, 430, 58, 444],
		],
		cap: [34, 84, 50],
		ridges: 14,
		opacity: 1,
	},
	cleaner: {
		outline: [
			['M', 26, 130],
			['L', 26, 140],
			['C', 30, 160, 84, 160, 86, 206],
			['L', 86, 420],
			['C', 86, 438, 80, 444, 66, 444],
		],
		cap: [30, 84, 48],
		ridges: 14,
		opacity: 1,
	},
};
