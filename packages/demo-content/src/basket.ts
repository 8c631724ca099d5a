import { loadEmoji } from '@korb/packshot/emoji';

const wicker = { light: '#e9b776', mid: '#cf9350', dark: '#8e5a28' };
const body = 'M102 318 H538 L492 494 Q486 520 458 520 H182 Q154 520 148 494 Z';
const handle = 'M142 322 C152 60 488 60 498 322';

/** Code points, place, size and turn of what lies in the basket, from the back to the front. */
const goods: [string, number, number, number, number][] = [
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
const beside: typeof goods = [
	['1f351', 60, 428, 116, -8],
	['1f353', 506, 442, 100, 12],
	['1fad0', 447, 473, 78, 0],
];

/** The shop's basket, full to the brim. */
export async function drawBasket(): Promise<string> {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 560">
	<defs>
		<linearGradient id="straw" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wicker.light}"/><stop offset=".55" stop-color="${wicker.mid}"/><stop offset="1" stop-color="${wicker.dark}"/></linearGradient>
		<linearGradient id="round"><stop offset="0" stop-color="#2a1204" stop-opacity=".42"/><stop offset=".22" stop-color="#fff" stop-opacity=".14"/><stop offset=".55" stop-color="#2a1204" stop-opacity="0"/><stop offset="1" stop-color="#2a1204" stop-opacity=".46"/></linearGradient>
		<linearGradient id="depth" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1204" stop-opacity=".45"/><stop offset=".16" stop-color="#2a1204" stop-opacity="0"/><stop offset="1" stop-color="#2a1204" stop-opacity=".25"/></linearGradient>
		<clipPath id="body"><path d="${body}"/></clipPath>
		<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="12"/></filter>
	</defs>
	<ellipse cx="320" cy="522" rx="230" ry="20" fill="#3a1a06" opacity=".34" filter="url(#soft)"/>
	<path d="${handle}" fill="none" stroke="${wicker.dark}" stroke-width="25"/>
	<path d="${handle}" fill="none" stroke="${wicker.mid}" stroke-width="19"/>
	<path d="${handle}" fill="none" stroke="${wicker.light}" stroke-width="8" stroke-dasharray="15 11" stroke-linecap="round"/>
	${await place(goods)}
	<g clip-path="url(#body)"><rect x="70" y="308" width="500" height="222" fill="${wicker.dark}"/>${weave()}<path d="${body}" fill="url(#round)"/><path d="${body}" fill="url(#depth)"/></g>
	<path d="M88 324 H552" stroke="${wicker.dark}" stroke-width="30" stroke-linecap="round"/>${rim()}
	<path d="M80 311 H560" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>
	${await place(beside)}
</svg>`;
}

async function place(things: typeof goods): Promise<string> {
	const images = things.map(async ([code, x, y, size, turn]) => {
		const middle = `${x + size / 2} ${y + size / 2}`;
		return `<image href="${await loadEmoji(code)}" x="${x}" y="${y}" width="${size}" height="${size}" transform="rotate(${turn} ${middle})"/>`;
	});
	return (await Promise.all(images)).join('');
}

/** Seven rows of straw, every other one moved by half a straw. */
function weave(): string {
	const rows = Array.from({ length: 7 }, (_, row) =>
		Array.from({ length: 13 }, (_, column) => {
			const x = 35.5 + (row % 2) * 23 + column * 46;
			const y = 331 + row * 27.4;
			return `<rect x="${x}" y="${y}" width="43" height="25.4" rx="11" fill="url(#straw)"/>`;
		}),
	);
	return rows.flat().join('');
}

function rim(): string {
	return Array.from({ length: 21 }, (_, index) => {
		const x = 86 + index * 22;
		return `<path d="M${x} 337 C${x + 4} 306 ${x + 22} 306 ${x + 26} 321 C${x + 22} 342 ${x + 10} 344 ${x} 337 Z" fill="url(#straw)" stroke="${wicker.dark}" stroke-opacity=".35" stroke-width="1.2"/>`;
	}).join('');
}
