import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repoRoot } from '../services/paths.ts';
import { e2eReport, vitestReport } from '../verify/checks.ts';

type VitestReport = { numPassedTests: number; numFailedTests: number };
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } };

const unit = read<VitestReport>(vitestReport);
const journeys = read<PlaywrightReport>(e2eReport);

// A report that was never written stands for a run that broke off, which is a failure.
const passed = (unit?.numPassedTests ?? 0) + (journeys?.stats.expected ?? 0);
const failed =
	(unit?.numFailedTests ?? 1) + (journeys ? journeys.stats.unexpected + journeys.stats.flaky : 1);

console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

function read<Report>(file: string): Report | null {
	const path = join(repoRoot, file);
	return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}
