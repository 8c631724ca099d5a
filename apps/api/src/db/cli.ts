import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { databaseEnv, readEnv, rolesEnv } from '../env.ts';
import { findBroken } from './invariants/check.ts';
import { migrate } from './migrations/migrate.ts';
import { resetDatabase } from './migrations/reset.ts';
import { describeDataModel } from './model/data-model.ts';
import { createRoles } from './roles/roles.ts';

const env = readEnv(databaseEnv);
const { positionals } = parseArgs({ allowPositionals: true });

const commands: Record<string, () => Promise<void>> = {
	migrate: () => migrate(env.DATABASE_URL, print),
	reset: async () => {
		await resetDatabase(env.DATABASE_URL, { isProduction: env.NODE_ENV === 'production' });
		await migrate(env.DATABASE_URL, print);
	},
	roles: async () => {
		const passwords = readEnv(rolesEnv);
		await createRoles(env.DATABASE_URL, {
			korb_api: passwords.DATABASE_API_PASSWORD,
			korb_worker: passwords.DATABASE_WORKER_PASSWORD,
			korb_read: passwords.DATABASE_READ_PASSWORD,
		});
	},
	check: async () => {
		const broken = await findBroken(env.DATABASE_URL);
		for (const { invariant, what, why } of broken) print(`${invariant} ${what}: ${why}`);
		print(`invariants broken: ${broken.length}`);
		if (broken.length > 0) process.exitCode = 1;
	},
	document: async () => {
		const file = join(import.meta.dirname, '../../../../docs/data-model.md');
		await writeFile(file, await describeDataModel(env.DATABASE_URL));
	},
	types: async () => {
		// The generator is not installed in production.
		const { generateTables } = await import('./model/table-types.ts');
		await writeFile(join(import.meta.dirname, 'tables.ts'), await generateTables(env.DATABASE_URL));
	},
};

const command = commands[positionals[0] ?? ''];
if (!command) {
	print('usage: pnpm db migrate | roles | reset | check | document | types');
	process.exitCode = 2;
} else {
	await command().catch((error: Error) => {
		print(`db ${positionals[0]}: ${error.message}${error.cause ? ` (${error.cause})` : ''}`);
		process.exitCode = 1;
	});
}

function print(line: string): void {
	process.stdout.write(`${line}\n`);
}
