import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { e2eReports, vitestReport } from '../verify/checks.ts';
import { type PlaywrightReport, titlesOf, type VitestReport } from './titles.ts';

/** A test that passes only when repeated may have met a stalled machine. More of them are a fault. */
const MAX_FLAKY = 5;

const unit = read<VitestReport>(vitestReport);
const journeys = e2eReports.map((file) => read<PlaywrightReport>(file));

// A missing report means an aborted run, which counts as a failure.
const passed = sum(
	journeys.map((report) => (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0)),
	unit?.numPassedTests ?? 0,
);
const failed = sum(
	journeys.map((report) => report?.stats.unexpected ?? 1),
	unit?.numFailedTests ?? 1,
);

const titles = titlesOf(unit, journeys);
for (const title of titles) console.log(title);
const flaky = titles.filter((title) => title.startsWith('flaky: ')).length;
if (flaky > 0) console.log(`${flaky} flaky, at most ${MAX_FLAKY} are tolerated`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || flaky > MAX_FLAKY || passed === 0 ? 1 : 0;

function read<Report>(file: string): Report | null {
	const path = join(repoRoot, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function sum(counts: number[], start: number): number {
	return counts.reduce((total, count) => total + count, start);
}
