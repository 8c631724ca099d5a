import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { e2eReports, repeatedReport, vitestReport } from '../verify/checks.ts';
import { type PlaywrightReport, titlesOf } from './titles.ts';
import { summarizeUnit, type VitestReport } from './unit-report.ts';

/** A test that passes only when repeated may have met a stalled machine. More of them are a fault. */
const MAX_FLAKY = 5;

const unitReport = read<VitestReport>(vitestReport);
const reports = e2eReports.map((file) => read<PlaywrightReport>(file));
const journeys = reports.filter((report) => report !== null);
const unit = unitReport
	? summarizeUnit(unitReport, read<VitestReport>(repeatedReport))
	: { passed: 0, failed: [], flaky: [] };

// Names what failed or was repeated, since logs of a long run are often cut off at the start.
const failures = [...unit.failed, ...titlesOf(journeys, 'failed')];
const flaky = [...unit.flaky, ...titlesOf(journeys, 'flaky')];
for (const title of failures) console.log(`failed: ${title}`);
for (const title of flaky) console.log(`flaky: ${title}`);
if (flaky.length > 0) console.log(`${flaky.length} flaky, at most ${MAX_FLAKY} are tolerated`);

// A missing report means an aborted run, which counts as a failure.
const missing = [unitReport, ...reports].filter((report) => report === null).length;
const failed = missing + unit.failed.length + sum(journeys.map(({ stats }) => stats.unexpected));
const passed = unit.passed + sum(journeys.map(({ stats }) => stats.expected + stats.flaky));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || flaky.length > MAX_FLAKY || passed === 0 ? 1 : 0;

function read<Report>(file: string): Report | null {
	const path = join(repoRoot, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function sum(counts: number[]): number {
	return counts.reduce((total, count) => total + count, 0);
}
