/** The outline of the shop's basket in a picture of 640 × 560, the same wherever it is drawn. */
export const basketShape = {
	handle: 'M142 322 C152 60 488 60 498 322',
	body: 'M102 318 H538 L492 494 Q486 520 458 520 H182 Q154 520 148 494 Z',
};

/** Code points, position, size and rotation. */
type Thing = readonly [code: string, x: number, y: number, size: number, turn: number];

/** The contents of the basket, from back to front, and what is beside it. */
export const fullBasket = {
	viewBox: '0 0 640 560',
	goods: [
		['1f956', 71, 71, 250, -62],
		['1f34d', 304, 56, 240, 10],
		['1f33f', 233, 65, 170, -14],
		['1f966', 207, 129, 186, -6],
		['1f955', 427, 173, 170, 66],
		['1f347', 75, 213, 150, -14],
		['1f34a', 170, 224, 132, 0],
		['1f345', 354, 212, 148, 8],
		['1f34b', 454, 266, 104, 24],
		['1f951', 259, 221, 142, -16],
		['1f352', 122, 306, 92, -10],
	],
	beside: [
		['1f351', 60, 428, 116, -8],
		['1f353', 506, 442, 100, 12],
		['1fad0', 447, 473, 78, 0],
	],
} satisfies Record<string, string | Thing[]>;

/** The position of a thing, as attributes of an SVG image. */
export function placeInBasket([, x, y, size, turn]: Thing) {
	const transform = `rotate(${turn} ${x + size / 2} ${y + size / 2})`;
	return { x, y, width: size, height: size, transform };
}
