import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../../infrastructure/paths.ts';
import { type WorkName, workNames } from '../peer.ts';
import { drawChart } from './chart.ts';
import { type BenchResult, number, type ShopResult, titles } from './result.ts';

const page = join(repoRoot, 'docs/benchmarks.md');
const chart = join(repoRoot, 'docs/images/benchmarks.svg');
const [start, end] = ['<!-- figures: written by pnpm bench -->', '<!-- end of figures -->'];
/** Above this share the figures say as much about the machine's other work. */
const MAX_OTHERS = 0.1;

/** Puts the figures between the marks of the page; returns what was done. */
export function writeReport(result: BenchResult): string {
	const shares = result.shops.flatMap(({ works }) => Object.values(works).map((one) => one.others));
	const others = shares.reduce((sum, share) => sum + share, 0) / shares.length;
	if (others > MAX_OTHERS) {
		return `not recorded: other processes took ${Math.round(others * 100)} % of the machine`;
	}
	const { before, after } = readPage();
	writeFileSync(page, `${before}${start}\n\n${describe(result, others)}\n\n${end}${after}`);
	writeFileSync(chart, drawChart(result));
	return 'recorded in docs/benchmarks.md and docs/images/benchmarks.svg';
}

/** What surrounds the figures; also asked before a long run, which would end in vain. */
export function readPage(): { before: string; after: string } {
	const [before, rest] = readFileSync(page, 'utf8').split(start);
	const after = rest?.split(end)[1];
	if (before === undefined || after === undefined) throw new Error(`${page} has no marks`);
	return { before, after };
}

function describe(result: BenchResult, others: number): string {
	const { machine, effort, shops } = result;
	const versions = shops.map(({ label, version }) => `${label} ${version}`).join(', ');
	return [
		`Measured on ${result.date} in ${result.minutes} minutes: ${machine.cpu}, ${machine.cores} cores, ${machine.gigabytes} GB, Linux ${machine.kernel}, Node ${machine.node}, PostgreSQL ${machine.postgres}, Redis ${machine.redis}. Other processes took ${Math.round(others * 100)} % of the machine.`,
		`${versions}. ${number(result.products)} products in ${result.categories} categories, ${effort.clients} clients, the median of ${effort.rounds} rounds of ${effort.seconds} seconds (orders ${2 * effort.seconds}).`,
		'![Requests per second of each shop](images/benchmarks.svg)',
		...workNames.map((name) => table(name, shops)),
	].join('\n\n');
}

function table(name: WorkName, shops: ShopResult[]): string {
	const unit = name === 'order' ? 'Orders/s' : 'Requests/s';
	const rows = shops.map(({ label, works }) => {
		const { perSecond, p50, p95, cpuMs, statements, kilobytes, errors, count } = works[name];
		return [
			label,
			...[perSecond, p50, p95, cpuMs, statements].map(number),
			kilobytes === null ? '–' : number(kilobytes),
			number(count),
			number(errors),
		];
	});
	const head = [titles[name], unit, 'p50 ms', 'p95 ms', 'CPU ms', 'SQL', 'kB', 'Count', 'Errors'];
	return [head, ['---', ...head.slice(1).map(() => '--:')], ...rows]
		.map((cells) => `| ${cells.join(' | ')} |`)
		.join('\n');
}
