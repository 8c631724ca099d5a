import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';

const SETTLE_MS = 150;
const isSource = /(?<!\.test)\.(?:ts|tsx|json|sql)$/;

/**
 * Reports every change to a source file below the given folders. Watches folders instead of files,
 * because most editors replace a file on save, after which `node --watch` no longer sees it.
 */
export function watchFolders(roots: string[], onChange: (file: string) => void): { close(): void } {
	const watchers = new Map<string, FSWatcher>();
	let settling: NodeJS.Timeout | undefined;

	function follow(): void {
		for (const folder of roots.flatMap(listFolders)) {
			if (watchers.has(folder)) continue;
			const watcher = watch(folder, (_event, name) => {
				if (name && isSource.test(name)) announce(join(folder, name));
				else follow();
			});
			watcher.on('error', () => {
				watcher.close();
				watchers.delete(folder);
			});
			watchers.set(folder, watcher);
		}
	}

	/** Debounced, because one save triggers several events. */
	function announce(file: string): void {
		clearTimeout(settling);
		settling = setTimeout(onChange, SETTLE_MS, file);
	}

	follow();
	return {
		close() {
			clearTimeout(settling);
			for (const watcher of watchers.values()) watcher.close();
		},
	};
}

function listFolders(root: string): string[] {
	const entries = readdirSync(root, { recursive: true, withFileTypes: true });
	const inside = entries.filter((entry) => entry.isDirectory());
	return [root, ...inside.map(({ parentPath, name }) => join(parentPath, name))];
}
