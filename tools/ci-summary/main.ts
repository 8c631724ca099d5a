import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../services/paths.ts';
import { e2eReports, vitestReport } from '../verify/checks.ts';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type Suite = { suites?: Suite[]; specs: { title: string; tests: { status: string }[] }[] };
type PlaywrightReport = {
	stats: { expected: number; unexpected: number; flaky: number };
	suites: Suite[];
};

const unit = read<VitestReport>(vitestReport);
const journeys = e2eReports.map((file) => read<PlaywrightReport>(file));

// A missing report means an aborted run, which counts as a failure.
const passed = sum(
	journeys.map((report) => (report ? report.stats.expected + report.stats.flaky : 0)),
	unit?.numPassedTests ?? 0,
);
const failed = sum(
	journeys.map((report) => (report ? report.stats.unexpected : 1)),
	unit?.numFailedTests ?? 1,
);

const flaky = journeys.flatMap((report) => listFlaky(report?.suites ?? []));

for (const title of flaky) console.log(`flaky: ${title}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function listFlaky(suites: Suite[]): string[] {
	return suites.flatMap(({ suites: inner = [], specs }) => [
		...specs
			.filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
			.map(({ title }) => title),
		...listFlaky(inner),
	]);
}

function read<Report>(file: string): Report | null {
	const path = join(repoRoot, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

function sum(counts: number[], start: number): number {
	return counts.reduce((total, count) => total + count, start);
}
