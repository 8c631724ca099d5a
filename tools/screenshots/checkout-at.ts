import { execFileSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';

/** Runs `work` in a temporary, installed worktree of a commit, branch or tag. */
export async function inCheckoutAt(
	ref: string,
	work: (root: string) => Promise<void>,
): Promise<void> {
	const root = await mkdtemp(join(tmpdir(), 'korb-screenshots-'));
	run('git', ['worktree', 'add', '--quiet', '--detach', root, ref], repoRoot);
	try {
		run('pnpm', ['install', '--silent', '--frozen-lockfile', '--prefer-offline'], root);
		await work(root);
	} finally {
		run('git', ['worktree', 'remove', '--force', root], repoRoot);
	}
}

function run(program: string, args: string[], cwd: string): void {
	execFileSync(program, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
}
