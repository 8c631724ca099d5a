import { basketShape, fullBasket, placeInBasket } from '@korb/contracts/order/full-basket';
import { loadEmoji } from '@korb/packshot/emoji';

const wicker = { light: '#e9b776', mid: '#cf9350', dark: '#8e5a28' };
const { body, handle } = basketShape;

/** The shop's basket, full to the brim. */
export async function drawBasket(): Promise<string> {
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${fullBasket.viewBox}">
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
	${await place(fullBasket.goods)}
	<g clip-path="url(#body)"><rect x="70" y="308" width="500" height="222" fill="${wicker.dark}"/>${weave()}<path d="${body}" fill="url(#round)"/><path d="${body}" fill="url(#depth)"/></g>
	<path d="M88 324 H552" stroke="${wicker.dark}" stroke-width="30" stroke-linecap="round"/>${rim()}
	<path d="M80 311 H560" stroke="#fff" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>
	${await place(fullBasket.beside)}
</svg>`;
}

async function place(things: typeof fullBasket.goods): Promise<string> {
	const images = things.map(async (thing) => {
		const attributes = { href: await loadEmoji(thing[0]), ...placeInBasket(thing) };
		return `<image ${Object.entries(attributes)
			.map(([name, value]) => `${name}="${value}"`)
			.join(' ')}/>`;
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
