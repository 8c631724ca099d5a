import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRegister, createRequestHistogram } from '@korb/server/metrics';
import { describe, expect, it } from 'vitest';
import { createPool, webDeadlines } from '../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../apps/api/src/db/database.ts';
import { createApiMetrics } from '../../apps/api/src/monitoring/api-metrics.ts';
import { createWorkerMetrics } from '../../apps/api/src/monitoring/worker-metrics.ts';
import { repoRoot } from '../infrastructure/paths.ts';

const read = (path: string) => readFileSync(join(repoRoot, path), 'utf8');
const rules = read('deploy/prometheus/alerts.yml');
const ruleTests = readdirSync(join(repoRoot, 'deploy/prometheus')).filter((file) =>
	file.endsWith('.test.yml'),
);
const dashboards = readdirSync(join(repoRoot, 'deploy/grafana/dashboards'));
const operations = read('docs/operations.md');

const alerts = rules.split(/^ {6}- alert: /m).slice(1);
const nameOf = (alert: string) => alert.split('\n', 1)[0] ?? '';

/** Everything that looks like a metric of ours. */
function metricsIn(text: string): string[] {
	const names = text.match(/\b(?:http|korb|nodejs|postgres|process)_[a-z0-9_]+/g) ?? [];
	return [...new Set(names.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))];
}

/** Nothing connects: metrics have their names before their values. */
function listExported(): Set<string> {
	const pool = createPool({
		url: 'postgres://nobody@127.0.0.1:9/nothing',
		size: 1,
		deadlines: webDeadlines,
		applicationName: 'test',
		onError: () => {},
	});
	const storefront = createRegister('storefront');
	createRequestHistogram(storefront);
	const replica = { lagMs: () => 0, fallbacks: { lag: 0, error: 0 } };
	const registers = [
		createApiMetrics(pool, replica),
		createWorkerMetrics(pool, createDatabase(pool)),
		storefront,
	];
	const all = registers.flatMap((register) => register.getMetricsAsArray());
	// Backups are no process that could be asked.
	const reported = read('deploy/database/backup.sh').match(/(?<=# TYPE )\w+/g) ?? [];
	return new Set([...all.map(({ name }) => name), ...reported]);
}

const exported = listExported();

describe('each alert', () => {
	it.each(alerts.map((alert) => [nameOf(alert), alert]))(
		'%s has a page that says what it means, where to look and what to do',
		(name, alert) => {
			const page = /runbook_url: (docs\/runbooks\/[a-z-]+\.md)/.exec(alert)?.[1] ?? 'none';
			const headings = read(page).match(/^#+ .+$/gm) ?? [];
			expect(headings.slice(1)).toEqual(['## What it means', '## Look', '## Do']);
			expect(read('docs/runbooks/README.md')).toContain(name);
			expect(alert).toMatch(/severity: (?:page|ticket)/);
		},
	);

	it('is made to fire in a test of its own', () => {
		const tests = ruleTests.map((file) => read(`deploy/prometheus/${file}`)).join('\n');
		const fired = tests.split('alertname: ').filter((part) => /^\w+\n\s+exp_alerts:\n/.test(part));
		const names = new Set(fired.map((part) => part.split('\n', 1)[0]));
		expect(alerts.map(nameOf).filter((name) => !names.has(name))).toEqual([]);
		expect(alerts.length).toBeGreaterThan(10);
	});
});

describe('the metrics', () => {
	it('of alerts are exported by the code', () => {
		const used = metricsIn(rules);
		expect(used.filter((name) => !exported.has(name))).toEqual([]);
		expect(used.length).toBeGreaterThan(8);
	});

	it.each(dashboards)('of the dashboard %s are exported by the code', (file) => {
		const { panels } = JSON.parse(read(`deploy/grafana/dashboards/${file}`)) as Dashboard;
		const used = metricsIn(panels.flatMap(({ targets = [] }) => targets.map((t) => t.expr)).join());
		expect(used.filter((name) => !exported.has(name))).toEqual([]);
		expect(used.length).toBeGreaterThan(10);
	});

	it('of the shop and its database are documented, and on the dashboard', () => {
		const own = [...exported].filter((name) => /^(?:http|korb|postgres)_/.test(name));
		const shown = metricsIn(read('deploy/grafana/dashboards/korb.json'));
		expect(own.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
		expect(own.filter((name) => !shown.includes(name))).toEqual([]);
	});
});

type Dashboard = { panels: { targets?: { expr: string }[] }[] };

const promtool = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path));

describe.skipIf(!promtool)('promtool (of the package prometheus)', () => {
	const run = (...args: string[]) =>
		execFileSync(promtool ?? '', args, {
			cwd: join(repoRoot, 'deploy/prometheus'),
			encoding: 'utf8',
		});

	it('accepts the configuration and the rules', () => {
		expect(run('check', 'config', 'prometheus.yml')).toContain('SUCCESS');
	});

	it('finds that each alert fires for its cause, and none in a usual hour', () => {
		expect(run('test', 'rules', ...ruleTests)).toContain('SUCCESS');
	});
});
