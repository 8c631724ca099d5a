import { loadEmoji } from '@korb/packshot/emoji';

/** Code points, place, size and turn. */
type Thing = readonly [code: string, x: number, y: number, size: number, turn: number];

const wood = { light: '#e8c08a', mid: '#d3a063', dark: '#9c6b35' };

/** From the back to the front. */
const goods: Thing[] = [
	['1f96c', 66, 96, 210, -14],
	['1f33d', 236, 62, 216, 12],
	['1f346', 386, 84, 210, 18],
	['1f9c0', 98, 206, 160, -8],
	['1f350', 246, 176, 164, -6],
	['1f34e', 372, 206, 148, 8],
	['1fad1', 474, 214, 128, 12],
	['1f36f', 190, 248, 128, -4],
	['1f347', 316, 262, 118, 6],
];
const slats = [330, 396, 462];

/** What costs less this week: a crate from the market, with a tag on it. */
export async function drawCrate(): Promise<string> {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 560">
	<defs>
		<linearGradient id="slat" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${wood.light}"/><stop offset=".6" stop-color="${wood.mid}"/><stop offset="1" stop-color="${wood.dark}"/></linearGradient>
		<linearGradient id="post"><stop offset="0" stop-color="${wood.mid}"/><stop offset=".4" stop-color="${wood.light}"/><stop offset="1" stop-color="${wood.dark}"/></linearGradient>
		<linearGradient id="tag" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#ef4b2f"/><stop offset="1" stop-color="#c2260f"/></linearGradient>
		<filter id="soft" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="12"/></filter>
	</defs>
	<ellipse cx="320" cy="530" rx="262" ry="18" fill="#3a1a06" opacity=".32" filter="url(#soft)"/>
	<rect x="62" y="288" width="516" height="232" rx="10" fill="#5d3b19"/>
	${await place(goods)}
	${slats.map(drawSlat).join('')}
	${[58, 546].map((x) => `<rect x="${x}" y="300" width="36" height="228" rx="8" fill="url(#post)"/>`).join('')}
	${[346, 412, 478].flatMap((y) => [76, 564].map((x) => `<circle cx="${x}" cy="${y + 12}" r="4.5" fill="${wood.dark}"/>`)).join('')}
	${drawTag()}
</svg>`;
}

function drawSlat(y: number): string {
	const grain = [14, 30, 42].map(
		(down, index) =>
			`<path d="M${84 + index * 40} ${y + down} q 170 ${index % 2 ? -6 : 6} 400 0" stroke="${wood.dark}" stroke-opacity=".28" stroke-width="2" fill="none"/>`,
	);
	return `<rect x="50" y="${y}" width="540" height="56" rx="9" fill="url(#slat)"/>${grain.join('')}`;
}

/** A sign is the same in both languages. */
function drawTag(): string {
	return `<g transform="rotate(-9 470 430)">
		<path d="M372 392 L420 352 H560 Q574 352 574 366 V470 Q574 484 560 484 H420 L372 444 Q360 434 360 418 Q360 402 372 392 Z" fill="url(#tag)"/>
		<circle cx="398" cy="418" r="13" fill="#fff6e8"/>
		<g stroke="#fff" stroke-width="17" fill="none" stroke-linecap="round"><path d="M454 462 L532 374"/><circle cx="456" cy="390" r="19" stroke-width="14"/><circle cx="530" cy="446" r="19" stroke-width="14"/></g>
	</g>`;
}

async function place(things: readonly Thing[]): Promise<string> {
	const images = things.map(async ([code, x, y, size, turn]) => {
		const transform = `rotate(${turn} ${x + size / 2} ${y + size / 2})`;
		return `<image href="${await loadEmoji(code)}" x="${x}" y="${y}" width="${size}" height="${size}" transform="${transform}"/>`;
	});
	return (await Promise.all(images)).join('');
}
