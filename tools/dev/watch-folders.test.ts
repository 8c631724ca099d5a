import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchFolders } from './watch-folders.ts';

let root: string;
let seen: string[];
let watching: { close(): void };
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'korb-watch-'));
	mkdirSync(join(root, 'src/deep'), { recursive: true });
	for (const name of ['de.json', 'en.json']) writeFileSync(join(root, 'src', name), '{}');
	seen = [];
	watching = watchFolders([root], (file) => seen.push(file));
});
afterEach(() => {
	watching.close();
	rmSync(root, { recursive: true });
});

/** Saves like most editors: write a temporary file, then rename it over the original. */
function replace(file: string, text: string): void {
	writeFileSync(`${file}~`, text);
	renameSync(`${file}~`, file);
}

async function sees(count: number): Promise<void> {
	await vi.waitFor(() => expect(seen).toHaveLength(count), { timeout: 20_000 });
}

describe('source watcher of ./korb dev', () => {
	it.each(['de.json', 'en.json'])(
		'reports every edit of %s, including replacements',
		async (name) => {
			const file = join(root, 'src', name);
			for (let edit = 1; edit <= 4; edit++) {
				replace(file, `{"edit":${edit}}`);
				await sees(edit);
			}
			writeFileSync(file, '{"edit":5}');
			await sees(5);
			expect(new Set(seen)).toEqual(new Set([file]));
		},
	);

	it('reports files in folders created later', async () => {
		mkdirSync(join(root, 'src/late'));
		const file = join(root, 'src/late/a.ts');
		await vi.waitFor(
			() => {
				replace(file, `// ${Math.random()}`);
				expect(seen).toContain(file);
			},
			{ timeout: 20_000, interval: 500 },
		);
	});
});
