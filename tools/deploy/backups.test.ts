import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { repoRoot } from '../infrastructure/paths.ts';

const read = (file: string) => readFileSync(join(repoRoot, 'deploy', file), 'utf8');
const compose = parse(read('compose.production.yaml'), { merge: true }).services;
const patroni = parse(read('database/patroni.yml')).bootstrap.dcs.postgresql.parameters;

it('archives from Compose and from Patroni in the same way', () => {
	for (const name of ['archive_mode', 'archive_timeout', 'archive_command']) {
		expect(compose.postgres.command).toContain(`${name}=${patroni[name]}`);
	}
	expect(patroni.archive_command).toContain('pgbackrest');
});

it('lets receive-wal connect from a container of its own', () => {
	expect(read('database/Containerfile')).toContain(
		'COPY replication.sh /docker-entrypoint-initdb.d/20_replication.sh\n',
	);
	const dir = mkdtempSync(join(tmpdir(), 'korb-replication-'));
	try {
		// What the image writes covers no replication.
		writeFileSync(join(dir, 'pg_hba.conf'), 'host all all all scram-sha-256\n');
		const script = join(repoRoot, 'deploy/database/replication.sh');
		expect(spawnSync('sh', [script], { env: { ...process.env, PGDATA: dir } }).status).toBe(0);
		const rules = readFileSync(join(dir, 'pg_hba.conf'), 'utf8').trim().split('\n');
		const { PGUSER } = compose['receive-wal'].environment;
		expect(rules.at(-1)).toBe(`host replication ${PGUSER} samenet scram-sha-256`);
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
});

it('acknowledges a commit on one machine when it has been received', () => {
	const [, name] = read('database/receive-wal.sh').match(/PGAPPNAME=(\w+)/) ?? [];
	expect(compose.postgres.command).toContain(`synchronous_standby_names=${name}`);
	expect(compose['receive-wal'].restart).toBe('unless-stopped');
});

it('keeps backups outside the volume of the database, and encrypted', () => {
	expect(compose.postgres.volumes).toContain('${' + 'BACKUP_DIR:?}:/backups');
	const { environment } = compose.backup;
	for (const name of ['PGBACKREST_REPO1_PATH', 'WAL_DIR']) {
		expect(environment[name]).toMatch(/^\/backups\//);
	}
	expect(environment.PGBACKREST_REPO1_CIPHER_PASS).toBe('${' + 'BACKUP_PASSPHRASE:?}');
	expect(read('database/pgbackrest.conf')).toContain('repo1-cipher-type=aes-256-cbc');
});

it.each([
	{ code: 0, hasReported: true },
	{ code: 82, hasReported: false },
])('backup.sh reports a backup only if pgBackRest ended with 0: $code', ({ code, hasReported }) => {
	const dir = mkdtempSync(join(tmpdir(), 'korb-backup-'));
	try {
		const fake = `#!/bin/sh\ncase "$*" in *stanza-create) ;; *) exit ${code} ;; esac\n`;
		writeFileSync(join(dir, 'pgbackrest'), fake, { mode: 0o755 });
		const script = join(repoRoot, 'deploy/database/backup.sh');
		const metrics = join(dir, 'metrics');
		const env = { PATH: `${dir}:${process.env['PATH']}`, METRICS_DIR: metrics };
		const before = Math.floor(Date.now() / 1000);
		expect(spawnSync('sh', [script, 'full'], { env }).status).toBe(code);
		const file = join(metrics, 'korb-backup-full.prom');
		expect(existsSync(file)).toBe(hasReported);
		if (!hasReported) return;
		const [, value] = readFileSync(file, 'utf8').match(/^korb_\w+\{type="full"\} (\d+)$/m) ?? [];
		expect(Number(value)).toBeGreaterThanOrEqual(before);
	} finally {
		rmSync(dir, { recursive: true, force: true });
	}
});

it.each([
	{ archive: 0, received: ['7'], code: 0, copied: null },
	{ archive: 1, received: ['7', '7.partial'], code: 0, copied: '7' },
	{ archive: 1, received: ['7.partial'], code: 0, copied: '7.partial' },
	{ archive: 1, received: [], code: 1, copied: null },
	// An archive that cannot be read is not the end of the WAL: PostgreSQL must not open.
	{ archive: 103, received: ['7.partial'], code: 255, copied: null },
])(
	'get-wal.sh returns $code if the archive says $archive and $received was received',
	({ archive, received, code, copied }) => {
		const dir = mkdtempSync(join(tmpdir(), 'korb-get-wal-'));
		try {
			writeFileSync(join(dir, 'pgbackrest'), `#!/bin/sh\nexit ${archive}\n`, { mode: 0o755 });
			mkdirSync(join(dir, 'wal.20260504T081400Z'));
			for (const name of received) writeFileSync(join(dir, 'wal.20260504T081400Z', name), name);
			const target = join(dir, 'target');
			const script = join(repoRoot, 'deploy/database/get-wal.sh');
			const env = { PATH: `${dir}:${process.env['PATH']}`, WAL_DIR: join(dir, 'wal') };
			expect(spawnSync('sh', [script, '7', target], { env }).status).toBe(code);
			expect(existsSync(target) ? readFileSync(target, 'utf8') : null).toBe(copied);
		} finally {
			rmSync(dir, { recursive: true, force: true });
		}
	},
);
