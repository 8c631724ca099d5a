import { workNames } from '../peer.ts';
import { type BenchResult, number, titles } from './result.ts';

const WIDTH = 720;
const LABEL = 120;
const BAR = 16;
const GAP = 6;
const TITLE = 34;
const LONGEST = WIDTH - LABEL - 140;

/** Bars of requests per second, one group for each kind of work with a scale of its own. */
export function drawChart({ shops }: BenchResult): string {
	const group = TITLE + shops.length * (BAR + GAP) + 10;
	const height = 16 + workNames.length * group;
	const groups = workNames.map((name, index) => {
		const rates = shops.map(({ works }) => works[name].perSecond);
		const most = Math.max(...rates);
		const bars = shops.map((shop, row) => {
			const rate = rates[row] ?? 0;
			const y = TITLE + row * (BAR + GAP);
			// A pixel remains visible of the slowest.
			const width = Math.max(1, (rate / most) * LONGEST);
			const middle = y + BAR / 2 + 4;
			return [
				`<text x="${LABEL - 8}" y="${middle}" text-anchor="end">${toXml(shop.label)}</text>`,
				`<rect class="${shop.name === 'korb' ? 'own' : 'other'}" x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2"/>`,
				`<text x="${(LABEL + width + 6).toFixed(1)}" y="${middle}">${number(rate)}/s</text>`,
			].join('\n');
		});
		return `<g transform="translate(0 ${8 + index * group})">
<text class="title" x="12" y="20">${toXml(titles[name])}</text>
${bars.join('\n')}
</g>`;
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" role="img" aria-labelledby="title">
<title id="title">Requests and orders per second; each group has a scale of its own</title>
<style>
text { font: 13px system-ui, sans-serif; fill: #26332b; }
.title { font-weight: 600; }
.own { fill: #2f7d4f; }
.other { fill: #a9b5ad; }
</style>
<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>
${groups.join('\n')}
</svg>
`;
}

function toXml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
