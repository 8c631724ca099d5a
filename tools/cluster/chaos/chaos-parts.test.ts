import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { webDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { toLoopback } from '../front-client.ts';
import { assignPorts } from '../ports.ts';
import { installConfig, render } from '../services/render.ts';
import { faultKinds, planFaults } from './fault-plan.ts';
import { longestPause } from './pauses.ts';
import { names, renaming } from './renamed-column.ts';
import { LOCK_MS } from './rolling-update.ts';

it('injects every kind of fault before any of them again', () => {
	const plan = planFaults('a');
	const round = () => faultKinds.map(() => plan.next().value?.kind);
	expect(round().toSorted()).toEqual([...faultKinds].sort());
	expect(round().toSorted()).toEqual([...faultKinds].sort());
});

it('repeats a plan with its seed only', () => {
	const first = (seed: string) => {
		const plan = planFaults(seed);
		return Array.from({ length: 20 }, () => plan.next().value);
	};
	expect(first('a')).toEqual(first('a'));
	expect(first('a')).not.toEqual(first('b'));
});

it('measures a pause from the last success before a fault', () => {
	expect(longestPause([100, 200, 900, 1000], 250, 1050)).toBe(700);
});

it('counts a pause that has not ended', () => {
	expect(longestPause([100, 200], 250, 5000)).toBe(4800);
	expect(longestPause([], 250, 5000)).toBe(4750);
});

it('gives shoppers addresses that are not trusted', () => {
	const addresses = Array.from({ length: 1000 }, (_, n) => toLoopback(`10.0.0.${n}`));
	expect(new Set(addresses).size).toBeGreaterThan(990);
	for (const address of addresses) expect(address).toMatch(/^127\.[1-9]\d{0,2}\.\d+\.[1-9]\d*$/);
});

it('gives every server a port of its own', () => {
	const ports = Object.values(assignPorts(8443));
	expect(new Set(ports).size).toBe(ports.length);
	expect(assignPorts(8443).front).toBe(8443);
});

it('assigns no port that fetch refuses', async () => {
	const ports = Object.values(assignPorts(10_043));
	expect(new Set(ports).size).toBe(ports.length);
	expect(ports).not.toContain(10_080);
	await expect(fetch('http://127.0.0.1:10080')).rejects.toMatchObject({
		cause: { message: 'bad port' },
	});
});

it('refuses a configuration with a hole', () => {
	const template = 'port $' + '{PORT}';
	expect(render(template, { PORT: 1 })).toBe('port 1');
	expect(() => render(template, {})).toThrow('PORT has no value');
});

it.each(['database/pgbouncer.ini', 'redis/sentinel.conf'])(
	'fills in %s with exactly the variables its head lists',
	(file) => {
		const dir = mkdtempSync(join(tmpdir(), 'korb-render-'));
		try {
			const text = readFileSync(join(import.meta.dirname, '../../../deploy', file), 'utf8');
			const head = text.split('\n').filter((line) => /^[#;]/.test(line));
			const listed = head.flatMap((line) => line.match(/\b[A-Z]+_[A-Z]+\b/g) ?? []);
			const values = Object.fromEntries(listed.map((name) => [name, `<${name}>`]));
			const filled = readFileSync(installConfig(file, join(dir, 'filled'), values), 'utf8');
			for (const name of listed) expect(filled).toContain(`<${name}>`);
		} finally {
			rmSync(dir, { recursive: true, force: true });
		}
	},
);

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');

it('renames the column as docs/upgrading.md says', () => {
	const guide = read('docs/upgrading.md');
	const migrations = Object.values(renaming(names.now, names.next));
	expect(migrations.filter((sql) => !guide.includes(sql))).toEqual([]);
});

it('lets a migration wait shorter than requests do, as docs/upgrading.md says', () => {
	expect(LOCK_MS).toBeLessThan(webDeadlines.queue / 2);
	expect(read('docs/upgrading.md')).toContain(`SET lock_timeout = '${LOCK_MS}ms'`);
});

it('renames a column that the code knows by one name only', () => {
	const tables = read('apps/api/src/db/tables.ts');
	expect(tables.split(names.now)).toHaveLength(2);
	expect(tables).not.toContain(names.next);
});
