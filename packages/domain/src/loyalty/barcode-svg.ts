import { ean13Modules } from './ean13.ts';

/** Scanners need blank space on both sides: 11 modules before the code and 7 after it. */
const QUIET = { before: 11, after: 7 };
const MODULES = 95;
const HEIGHT = 60;
const TEXT = 10;
/** Where the digits start: one before the bars, six below each half. */
const places = [
	{ x: QUIET.before - 9, from: 0, to: 1 },
	{ x: QUIET.before + 4, from: 1, to: 7 },
	{ x: QUIET.before + 51, from: 7, to: 13 },
];

/** As a data URL, for the `src` of a picture. */
export function barcodeImage(code: string, options: { hasText: boolean }): string {
	return `data:image/svg+xml,${encodeURIComponent(barcodeSvg(code, options))}`;
}

/** An EAN-13 as an SVG, with its digits below for people. */
function barcodeSvg(code: string, { hasText }: { hasText: boolean }): string {
	const width = QUIET.before + MODULES + QUIET.after;
	const height = hasText ? HEIGHT + TEXT : HEIGHT;
	const digits = places.map(({ x, from, to }) => {
		const length = to - from === 1 ? '' : ' textLength="40"';
		return `<text x="${x}" y="${height - 1}"${length}>${code.slice(from, to)}</text>`;
	});
	const text = `<g font-family="ui-monospace,monospace" font-size="10">${digits.join('')}</g>`;
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" shape-rendering="crispEdges">` +
		`<rect width="${width}" height="${height}" fill="#fff"/>` +
		`<path transform="translate(${QUIET.before})" d="${barsOf(ean13Modules(code), hasText)}"/>` +
		`${hasText ? text : ''}</svg>`
	);
}

/** The guards at both ends and in the middle reach further down than the bars above the digits. */
function barsOf(modules: string, hasText: boolean): string {
	return [...modules]
		.map((module, x) => {
			const isGuard = x < 3 || x > 91 || (x > 44 && x < 50);
			const height = hasText ? HEIGHT + (isGuard ? 4 : -1) : HEIGHT;
			return module === '1' ? `M${x} 0h1v${height}h-1z` : '';
		})
		.join('');
}
