import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { repoRoot } from '../services/paths.ts';

/** Runs one of the shop's scripts to its end. */
export async function runScript(
	args: string[],
	env: NodeJS.ProcessEnv,
	input: 'ignore' | NodeJS.ReadableStream = 'ignore',
): Promise<void> {
	const child = spawn(process.execPath, args, {
		cwd: repoRoot,
		env,
		stdio: [input as 'ignore', 'ignore', 'inherit'],
	});
	const [code] = await once(child, 'close');
	if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}`);
}

/** The scratch server has no autovacuum; a real one would have run by now. */
export async function vacuum(url: string): Promise<void> {
	const client = new Client(url);
	await client.connect();
	await client.query('VACUUM ANALYZE');
	await client.end();
}

/** The demo shops with the articles of one of them. */
export async function prepareShop(env: NodeJS.ProcessEnv): Promise<void> {
	await runScript(['apps/api/src/db/cli.ts', 'migrate'], env);
	await runScript(['apps/api/src/db/cli.ts', 'seed'], env);
	const generator = spawn(
		process.execPath,
		['tools/demo-catalogue/main.ts', '--tenant', 'korb', '--size', 'demo'],
		{ cwd: repoRoot, stdio: ['ignore', 'pipe', 'ignore'] },
	);
	const importer = ['apps/api/src/catalogue-cli/main.ts', 'import', '-', '--tenant', 'korb'];
	await runScript(importer, env, generator.stdout);
}
