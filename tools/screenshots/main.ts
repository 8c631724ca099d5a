import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '../infrastructure/paths.ts';
import { openBrowser } from '../workbench/browser.ts';
import { NOTABLE } from './approved.ts';
import { takeComponentScreenshots } from './component-screenshots.ts';
import { openReport } from './report.ts';
import { takeShopScreenshots } from './shop-screenshots.ts';
import { percent, writePage } from './write-page.ts';

// `pnpm screenshots [part of a name …] [--approve] [--widths] [--edge port]` writes screenshots of every
// screen and component to artifacts/screenshots, from the shop at that port or from one it starts.
// Drift is only reported; the exit code is non-zero when a screenshot cannot be taken.

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		approve: { type: 'boolean', default: false },
		edge: { type: 'string' },
		widths: { type: 'boolean', default: false },
		reference: { type: 'string', default: join(repoRoot, '../shared/design/visual/png') },
	},
});
const isWanted = (name: string) =>
	positionals.length === 0 || positionals.some((part) => name.includes(part));

const report = await openReport(values.reference);
const browser = await openBrowser();
const runningEdge = values.edge ? Number(values.edge) : undefined;
const allWidths = values.widths;
await takeShopScreenshots(browser, isWanted, report.keep, { runningEdge, allWidths });
await takeComponentScreenshots(browser, isWanted, report.keep);
await browser.close();

const { entries } = report;
const drifted = entries.filter(({ drift }) => drift !== null && drift > NOTABLE);
const fresh = entries.filter(({ drift, error }) => drift === null && error === null);
const broken = entries.filter(({ error }) => error !== null);
const summary = `${entries.length} screenshots, ${drifted.length} drifted, ${fresh.length} not approved yet, ${broken.length} failed`;

for (const { name, drift } of drifted) console.log(`${name}: ${percent(drift ?? 0)} drifted`);
for (const { name, error } of broken) console.log(`${name}: ${error}`);
if (values.approve) {
	const isAll = positionals.length === 0 && allWidths && broken.length === 0;
	console.log(`${await report.approve(isAll)} screenshots approved`);
}
console.log(`${summary}: ${await writePage(entries, summary)}`);
process.exitCode = entries.length === 0 || broken.length > 0 ? 1 : 0;
