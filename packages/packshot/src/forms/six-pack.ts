import type { Pack } from '../spec.ts';
import { contactShadow, ground } from '../svg.ts';
import { drawDrinkCan } from './drink-can.ts';

export function drawSixPack(s: Pack, id: string): string {
	const k = 0.84;
	const xs = [138, 240, 342];
	let o = contactShadow(id, 158);
	xs.forEach((x) => {
		o += `<g transform="translate(0 -12)" opacity=".96">${drawDrinkCan(s, `${id}b`, x + 12, k * 0.97)}</g>`;
	});
	o = `<g>${o}</g>`;
	xs.forEach((x) => {
		o += drawDrinkCan(s, id, x - 8, k);
	});
	const film = `M78 ${ground - 228} q4 -26 30 -30 H372 q26 4 30 30 L404 ${ground - 10} q0 10 -12 10 H88 q-12 0 -12 -10 Z`;
	o += `<path d="${film}" fill="#fff" opacity=".16"/><path d="${film}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/><path d="M92 ${ground - 220} L120 ${ground - 20} M376 ${ground - 226} L392 ${ground - 60}" stroke="#fff" stroke-opacity=".45" stroke-width="5" stroke-linecap="round" filter="url(#${id}b4)"/>`;
	o += `<path d="M186 ${ground - 262} q54 -40 108 0" fill="none" stroke="${s.accent}" stroke-width="11" stroke-linecap="round"/><path d="M190 ${ground - 266} q50 -34 100 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2.4" stroke-linecap="round"/>`;
	return o;
}
