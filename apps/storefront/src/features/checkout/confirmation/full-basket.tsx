import { Basket } from '../../../ui/picture/basket.tsx';

/** Code points, place, size and turn of what lies in the basket, from the back to the front. */
type Thing = [code: string, x: number, y: number, size: number, turn: number];

const goods: Thing[] = [
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
];
const beside: Thing[] = [
	['1f351', 60, 428, 116, -8],
	['1f353', 506, 442, 100, 12],
	['1fad0', 447, 473, 78, 0],
];

export function FullBasket({ className }: { className: string | undefined }) {
	return (
		<Basket
			className={className}
			viewBox="0 0 640 560"
			goods={goods.map(toImage)}
			beside={beside.map(toImage)}
		/>
	);
}

function toImage([code, x, y, size, turn]: Thing) {
	return (
		<image
			key={code}
			href={`/media/e/${code}/160.webp`}
			x={x}
			y={y}
			width={size}
			height={size}
			transform={`rotate(${turn} ${x + size / 2} ${y + size / 2})`}
		/>
	);
}
