import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Entry, reportFolder } from './report.ts';

const style = `
	body { margin: 0; font: 15px/1.5 system-ui, sans-serif; background: #f4f4f2; color: #222; }
	header { position: sticky; top: 0; z-index: 1; padding: 12px 24px; background: #fff; box-shadow: 0 1px 4px #0002; }
	main { display: grid; gap: 32px; padding: 24px; }
	section { padding: 16px; background: #fff; border-radius: 8px; }
	h2 { margin: 0 0 12px; font-size: 16px; }
	.row { display: flex; gap: 16px; align-items: flex-start; overflow-x: auto; }
	figure { flex: 1 1 0; margin: 0; min-width: 0; }
	figcaption { color: #666; font-size: 13px; }
	img { max-width: 100%; border: 1px solid #ddd; }
	.components { grid-template-columns: repeat(auto-fill, minmax(420px, 1fr)); }
	mark { padding: 2px 6px; border-radius: 4px; font-size: 13px; font-weight: 400; }`;

/** An HTML report for review: before, after, difference and design, largest drift first. */
export async function writePage(entries: readonly Entry[], summary: string): Promise<string> {
	const sorted = [...entries].sort(
		(a, b) => (b.drift ?? 0) - (a.drift ?? 0) || (a.name < b.name ? -1 : 1),
	);
	const isScreen = ({ name }: Entry) => name.startsWith('screens/');
	const file = join(reportFolder, 'index.html');
	await writeFile(
		file,
		`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The look of the shop</title>
<style>${style}</style>
<header><b>The look of the shop</b> · ${toText(summary)} · <a href="#components">components</a></header>
<main>${sorted.filter(isScreen).map(draw).join('')}</main>
<main class="components" id="components">${sorted
			.filter((entry) => !isScreen(entry))
			.map(draw)
			.join('')}</main>
</html>
`,
	);
	return file;
}

function draw(entry: Entry): string {
	const { name, before, after, difference, reference } = entry;
	const figures = [
		figure('before', before),
		figure(before ? 'after' : 'ours', after),
		figure('difference', difference),
		figure('design', reference),
	];
	return `<section id="${toText(name)}">
<h2>${toText(name)} <mark>${toText(noteOn(entry))}</mark></h2>
<div class="row">${figures.join('')}</div>
</section>
`;
}

function noteOn({ after, drift, error }: Entry): string {
	if (error !== null) return error;
	if (drift !== null) return drift > 0 ? `${percent(drift)} changed` : 'unchanged';
	if (after === null) return 'removed';
	return 'nothing to compare with';
}

function figure(caption: string, source: string | null): string {
	return source
		? `<figure><img src="${source}" alt="" loading="lazy"><figcaption>${caption}</figcaption></figure>`
		: '';
}

export function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}

function toText(text: string): string {
	return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
