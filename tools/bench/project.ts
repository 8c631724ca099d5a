import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch, type OwnProcess } from '../infrastructure/own-process.ts';
import { localDir, repoRoot } from '../infrastructure/paths.ts';
import type { Scratch } from '../infrastructure/scratch.ts';

/** Where a peer lives: outside the workspace, with packages of its own. */
export const projectDir = (name: string) => join(localDir, 'bench', name);

/**
 * Copies a peer's project and installs its packages; a second run finds them. Their scripts do not
 * run: all that is needed is in the packages, and nothing is downloaded from elsewhere.
 */
export function installProject(name: string, mainPackage: string): string {
	const dir = projectDir(name);
	const source = join(repoRoot, 'tools/bench', name, 'project');
	mkdirSync(dir, { recursive: true });
	cpSync(source, dir, { recursive: true });
	const wanted = ['package.json', 'pnpm-workspace.yaml']
		.map((file) => readFileSync(join(source, file), 'utf8'))
		.join('\n');
	const installed = join(dir, 'node_modules/.korb-bench');
	if (!existsSync(installed) || readFileSync(installed, 'utf8') !== wanted) {
		execFileSync(
			'pnpm',
			['install', '--no-frozen-lockfile', '--prefer-offline', '--ignore-scripts'],
			{
				cwd: dir,
				stdio: ['ignore', 'ignore', 'inherit'],
			},
		);
		writeFileSync(installed, wanted);
	}
	const manifest = join(dir, 'node_modules', mainPackage, 'package.json');
	const { version }: { version: string } = JSON.parse(readFileSync(manifest, 'utf8'));
	return version;
}

type Script = { name: string; args: string[]; env: Record<string, string> };

/** In production mode, and without telling anybody. */
function withBase(env: Record<string, string>): Record<string, string | undefined> {
	return {
		PATH: process.env['PATH'],
		HOME: process.env['HOME'],
		TZ: 'UTC',
		NODE_ENV: 'production',
		VENDURE_DISABLE_TELEMETRY: 'true',
		MEDUSA_DISABLE_TELEMETRY: 'true',
		...env,
	};
}

/** Runs a script of a peer's project to its end. */
export function runInProject(project: string, { name, args, env }: Script): void {
	try {
		execFileSync(process.execPath, args, {
			cwd: projectDir(project),
			env: withBase(env),
			stdio: ['ignore', 'pipe', 'pipe'],
			maxBuffer: 1e8,
			timeout: 600_000,
		});
	} catch (error) {
		const { stdout, stderr } = error as { stdout?: Buffer; stderr?: Buffer };
		const last = `${stdout ?? ''}${stderr ?? ''}`.trimEnd().split('\n').slice(-30).join('\n');
		throw new Error(`${project}: ${name} failed.\n${last}`);
	}
}

export async function launchInProject(
	scratch: Scratch,
	project: string,
	{ name, args, env }: Script,
): Promise<OwnProcess> {
	const own = await launch({
		name: `${project}-${name}`,
		command: process.execPath,
		args,
		cwd: projectDir(project),
		env: withBase(env),
		logFile: join(scratch.dir, `${name}.log`),
	});
	scratch.keep(own);
	return own;
}
