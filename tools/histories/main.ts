import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findFreePort } from '@korb/testing/free-port';
import { migrate } from '../../apps/api/src/db/migrations/migrate.ts';
import { startPostgres } from '../infrastructure/postgres.ts';
import { openScratch } from '../infrastructure/scratch.ts';
import { runHistories } from './run-histories.ts';

const { values } = parseArgs({
	options: {
		count: { type: 'string', default: '10000' },
		seed: { type: 'string', default: randomUUID().slice(0, 8) },
	},
});
const { seed } = values;
const histories = Number(values.count);
if (!Number.isInteger(histories) || histories < 1) {
	console.error('Usage: pnpm histories [--count n] [--seed s]');
	process.exit(2);
}
console.log(`seed ${seed}: ${histories} histories`);
const scratch = await openScratch('histories');
try {
	const { url, process: server } = await startPostgres({
		dir: join(scratch.dir, 'postgres'),
		port: await findFreePort(),
		isDisposable: true,
	});
	scratch.keep(server);
	await migrate(url);
	const say = (line: string) => console.log(line);
	const outcome = await runHistories({ url, histories, seed, say });
	console.log(JSON.stringify({ run: 'histories', ...outcome }));
	process.exitCode = outcome.isGood ? 0 : 1;
} finally {
	await scratch.close();
}
process.exit();
