import type { Block } from '@korb/contracts/content/content';

const WIDTH = 120;
const HEIGHT = 80;
const tones = {
	ink: '#3b302a',
	soft: '#dcd1c3',
	pale: '#f2ebe1',
	accent: '#d5351a',
	fresh: '#1b7a43',
};
type Tone = keyof typeof tones;

/** A thumbnail of each block type for the block picker, drawn inline so that nothing is fetched. */
export function blockPicture(type: string): string {
	const shapes = (pictures as Record<string, string[]>)[type] ?? [box(20, 20, 80, 40, 'soft')];
	const frame = `<rect width="${WIDTH}" height="${HEIGHT}" rx="6" fill="#fcf9f4"/>`;
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${frame}${shapes.join('')}</svg>`;
	return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function box(x: number, y: number, width: number, height: number, tone: Tone = 'soft', rx = 3) {
	const place = `x="${x}" y="${y}" width="${width}" height="${height}"`;
	return `<rect ${place} rx="${rx}" fill="${tones[tone]}"/>`;
}

function line(x: number, y: number, width: number, tone: Tone = 'soft') {
	return box(x, y, width, 4, tone, 2);
}

function lines(x: number, y: number, width: number, count: number) {
	return Array.from({ length: count }, (_, row) =>
		line(x, y + row * 8, row === count - 1 ? width * 0.6 : width),
	).join('');
}

function pill(x: number, y: number, width: number, tone: Tone = 'accent') {
	return box(x, y, width, 14, tone, 7);
}

function dot(x: number, y: number, radius: number, tone: Tone = 'soft') {
	return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${tones[tone]}"/>`;
}

function text(x: number, y: number, letters: string, tone: Tone = 'ink') {
	return `<text x="${x}" y="${y}" font-family="sans-serif" font-size="16" font-weight="700" text-anchor="middle" fill="${tones[tone]}">${letters}</text>`;
}

/** An image placeholder with a hill and a sun. */
function photo(x: number, y: number, width: number, height: number) {
	const base = y + height;
	const hill = `<path d="M${x} ${base}l${width * 0.4}-${height * 0.5} ${width * 0.25} ${height * 0.3} ${width * 0.15}-${height * 0.15} ${width * 0.2} ${height * 0.35}z" fill="${tones.fresh}"/>`;
	return (
		box(x, y, width, height, 'soft') +
		hill +
		dot(x + width * 0.75, y + height * 0.28, height * 0.1, 'accent')
	);
}

function field(x: number, y: number, width: number) {
	return `<rect x="${x}" y="${y}" width="${width}" height="11" rx="4" fill="#fff" stroke="${tones.soft}" stroke-width="2"/>`;
}

function cards(count: number, draw: (x: number, width: number) => string) {
	const width = (100 - (count - 1) * 6) / count;
	return Array.from({ length: count }, (_, index) => draw(10 + index * (width + 6), width)).join(
		'',
	);
}

function product(x: number, width: number) {
	return (
		box(x, 24, width, 28, 'pale') +
		dot(x + width / 2, 36, width * 0.25, 'fresh') +
		line(x, 56, width) +
		line(x, 64, width * 0.5, 'accent')
	);
}

const pictures: Record<Block['type'], string[]> = {
	accordion: [0, 1, 2].map(
		(row) =>
			box(14, 14 + row * 18, 92, 14, 'pale') +
			line(20, 19 + row * 18, 50, 'ink') +
			text(98, 26 + row * 18, row ? '+' : '–'),
	),
	button: [pill(34, 33, 52)],
	column: [box(14, 12, 28, 56, 'pale'), box(46, 12, 28, 56, 'soft'), box(78, 12, 28, 56, 'pale')],
	contact: [dot(32, 40, 14, 'accent'), lines(56, 26, 48, 4)],
	'contact-form': [field(20, 12, 80), field(20, 28, 80), field(20, 44, 80), pill(20, 60, 36)],
	'cookie-list': [
		dot(26, 22, 6, 'ink'),
		line(40, 20, 60),
		dot(26, 40, 6, 'ink'),
		line(40, 38, 60),
		dot(26, 58, 6, 'ink'),
		line(40, 56, 60),
	],
	'cookie-settings-button': [
		pill(24, 33, 72, 'soft'),
		dot(36, 40, 5, 'ink'),
		line(46, 38, 42, 'ink'),
	],
	'custom-html': [text(60, 46, '&lt;/&gt;', 'ink')],
	feature: [
		cards(
			3,
			(x, width) =>
				dot(x + width / 2, 28, 9, 'fresh') + line(x, 46, width, 'ink') + line(x + 4, 56, width - 8),
		),
	],
	headline: [box(14, 28, 78, 10, 'ink'), box(14, 44, 50, 6, 'soft')],
	iframe: [
		box(14, 12, 92, 56, 'soft'),
		box(17, 22, 86, 43, 'pale'),
		dot(20, 17, 2, 'ink'),
		dot(27, 17, 2, 'ink'),
		text(60, 50, '↗'),
	],
	image: [photo(16, 12, 88, 56)],
	'image-list': [cards(3, (x, width) => photo(x, 18, width, 28) + line(x, 52, width))],
	'image-slider': [
		photo(26, 12, 68, 46),
		text(14, 42, '‹'),
		text(106, 42, '›'),
		dot(52, 68, 3, 'accent'),
		dot(60, 68, 3),
		dot(68, 68, 3),
	],
	'line-separator': [box(14, 38, 92, 3, 'ink', 1)],
	'login-button': [pill(28, 33, 64, 'ink'), dot(42, 40, 4, 'pale'), line(52, 38, 30, 'pale')],
	'loyalty-app-button': [
		box(44, 10, 32, 60, 'ink', 6),
		box(48, 16, 24, 42, 'pale'),
		pill(51, 40, 18),
	],
	'newsletter-subscribe': [
		line(20, 18, 60, 'ink'),
		lines(20, 28, 80, 2),
		field(20, 50, 50),
		pill(74, 49, 28),
	],
	'newsletter-unsubscribe': [
		line(20, 18, 60, 'ink'),
		lines(20, 28, 80, 2),
		field(20, 50, 50),
		pill(74, 49, 28, 'soft'),
	],
	option: [
		box(12, 20, 46, 40, 'pale'),
		box(62, 20, 46, 40, 'pale'),
		dot(24, 34, 6, 'accent'),
		line(20, 46, 30, 'ink'),
		dot(74, 34, 6, 'accent'),
		line(70, 46, 30, 'ink'),
	],
	'product-group': [line(10, 12, 46, 'ink'), cards(4, product)],
	'product-promotion': [
		box(10, 12, 46, 56, 'pale'),
		dot(33, 40, 15, 'fresh'),
		line(64, 22, 42, 'ink'),
		lines(64, 32, 42, 2),
		pill(64, 52, 36),
	],
	publication: [box(38, 8, 44, 62, 'soft'), box(42, 14, 36, 22, 'accent'), lines(42, 44, 36, 3)],
	questionnaire: [
		line(16, 14, 70, 'ink'),
		dot(20, 32, 4, 'accent'),
		line(30, 30, 60),
		dot(20, 46, 4),
		line(30, 44, 50),
		dot(20, 60, 4),
		line(30, 58, 56),
	],
	'recipe-group': [
		line(10, 12, 46, 'ink'),
		cards(3, (x, width) => photo(x, 22, width, 30) + line(x, 58, width, 'ink')),
	],
	'recipe-search': [box(14, 30, 92, 20, 'pale', 10), dot(28, 40, 5, 'ink'), line(42, 38, 44)],
	row: [box(12, 26, 46, 28, 'soft'), box(62, 26, 46, 28, 'soft')],
	script: [text(60, 46, '{ }', 'ink')],
	section: [
		box(10, 10, 100, 60, 'pale'),
		line(18, 20, 40, 'ink'),
		box(18, 32, 40, 28, 'soft'),
		box(62, 32, 40, 28, 'soft'),
	],
	'social-follow': [dot(34, 40, 11, 'accent'), dot(60, 40, 11, 'ink'), dot(86, 40, 11, 'fresh')],
	table: [
		box(14, 12, 92, 12, 'soft'),
		...[0, 1, 2].map(
			(row) =>
				line(18, 32 + row * 13, 24, 'ink') +
				line(52, 32 + row * 13, 20) +
				line(82, 32 + row * 13, 20),
		),
	],
	tabs: [
		box(14, 12, 28, 12, 'ink'),
		box(45, 12, 28, 12, 'soft'),
		box(76, 12, 28, 12, 'soft'),
		box(14, 26, 92, 42, 'pale'),
		lines(22, 36, 76, 3),
	],
	teaser: [photo(10, 14, 46, 52), line(64, 20, 40, 'ink'), lines(64, 30, 42, 2), pill(64, 50, 34)],
	'teaser-slider': [
		box(10, 10, 100, 50, 'pale'),
		line(18, 22, 40, 'ink'),
		line(18, 32, 32),
		pill(18, 42, 30),
		dot(86, 36, 15, 'accent'),
		dot(52, 70, 3, 'accent'),
		dot(60, 70, 3),
		dot(68, 70, 3),
	],
	text: [lines(16, 16, 88, 6)],
	'user-message': [box(12, 26, 96, 28, 'pale'), dot(26, 40, 7, 'accent'), lines(42, 34, 58, 2)],
	video: [box(16, 12, 88, 56, 'ink'), `<path d="M52 28v24l20-12z" fill="${tones.pale}"/>`],
	'voucher-group': [
		cards(
			2,
			(x, width) =>
				box(x, 24, width, 32, 'pale') +
				text(x + 14, 46, '%', 'accent') +
				line(x + 26, 34, width - 32, 'ink') +
				line(x + 26, 44, width - 36),
		),
	],
};
