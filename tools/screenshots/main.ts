import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { repoRoot } from '../infrastructure/paths.ts';
import { openBrowser } from '../workbench/browser.ts';
import { inCheckoutAt } from './checkout-at.ts';
import { takeComponentScreenshots } from './component-screenshots.ts';
import { openReport } from './report.ts';
import { takeShopScreenshots } from './shop-screenshots.ts';
import { percent, writePage } from './write-page.ts';

// `pnpm screenshots [part of a name …]` writes screenshots of every screen and component to
// artifacts/screenshots. `--against <git ref>` compares the components with those of that commit,
// `--against-edge <port>` the screens with those of the shop at that port. Differences are only
// reported; the exit code is non-zero when a screenshot cannot be taken.

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: {
		against: { type: 'string' },
		'against-edge': { type: 'string' },
		edge: { type: 'string' },
		widths: { type: 'boolean', default: false },
		reference: { type: 'string', default: join(repoRoot, '../shared/design/visual/png') },
	},
});
const isWanted = (name: string) =>
	positionals.length === 0 || positionals.some((part) => name.includes(part));
const ref = values.against;
const otherEdge = values['against-edge'];
const isComparison = ref !== undefined || otherEdge !== undefined;

const report = await openReport(values.reference);
const browser = await openBrowser();
// A comparison takes only what it can compare.
if (!isComparison || otherEdge) {
	const takeScreens = (keep: typeof report.keepAfter, edge: string | undefined) =>
		takeShopScreenshots(browser, isWanted, keep, {
			runningEdge: edge ? Number(edge) : undefined,
			allWidths: values.widths,
		});
	await takeScreens(report.keepAfter, values.edge);
	if (otherEdge) await takeScreens(report.keepBefore, otherEdge);
}
if (!isComparison || ref) {
	const takeComponents = (keep: typeof report.keepAfter, root: string) =>
		takeComponentScreenshots(browser, isWanted, keep, root);
	await takeComponents(report.keepAfter, repoRoot);
	if (ref) await inCheckoutAt(ref, (root) => takeComponents(report.keepBefore, root));
}
await browser.close();

const entries = await report.compareAll();
const drifted = entries.filter(({ drift }) => drift !== null && drift > 0);
const broken = entries.filter(({ error }) => error !== null);
const added = entries.filter(({ before, error }) => before === null && error === null);
const removed = entries.filter(({ after, error }) => after === null && error === null);
const changes = `${drifted.length} changed, ${added.length} new, ${removed.length} removed, `;
const summary = `${entries.length} screenshots, ${isComparison ? changes : ''}${broken.length} failed`;

for (const { name, drift } of drifted) console.log(`${name}: ${percent(drift ?? 0)} changed`);
for (const { name, error } of broken) console.log(`${name}: ${error}`);
console.log(`${summary}: ${await writePage(entries, summary)}`);
process.exitCode = entries.length === 0 || broken.length > 0 ? 1 : 0;
