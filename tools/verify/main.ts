import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repoRoot } from '../infrastructure/paths.ts';
import { type Check, checks } from './checks.ts';

const isQuick = process.argv.includes('--quick');
const wanted = checks.filter((check) => !isQuick || check.isQuick);
mkdirSync(join(repoRoot, 'artifacts'), { recursive: true });

const queue = wanted.filter((check) => !check.isHeavy);
const failed: string[] = [];
await Promise.all([workThrough(queue), workThrough(queue)]);
await workThrough(wanted.filter((check) => check.isHeavy));

if (failed.length > 0) {
	console.error(`\nFailed: ${failed.join(', ')}.`);
	process.exitCode = 1;
} else {
	console.log('\nAll checks passed.');
}

async function workThrough(rest: Check[]): Promise<void> {
	for (let check = rest.shift(); check; check = rest.shift()) {
		const started = performance.now();
		const { isPassed, output } = await run(check.command);
		const seconds = ((performance.now() - started) / 1000).toFixed(1);
		const note = isPassed ? check.note?.(output) : undefined;
		console.log(
			`${isPassed ? '✓' : '✗'} ${check.name.padEnd(20)} ${seconds.padStart(6)} s${note ? `  ${note}` : ''}`,
		);
		if (isPassed) continue;
		failed.push(check.name);
		console.log(output.replace(/^/gm, '    '));
	}
}

function run([program = '', ...args]: string[]): Promise<{ isPassed: boolean; output: string }> {
	return new Promise((resolve, reject) => {
		const child = spawn(program, args, { cwd: repoRoot, stdio: ['ignore', 'pipe', 'pipe'] });
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
			});
		}
		child.once('error', reject).once('close', (code) => {
			resolve({ isPassed: code === 0, output: stripVTControlCharacters(output) });
		});
	});
}
