import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { compare } from './compare.ts';

export const reportFolder = join(repoRoot, 'artifacts/screenshots');

/** Paths are relative to the report; null if there is no such image. */
export type Entry = {
	name: string;
	before: string | null;
	after: string | null;
	difference: string | null;
	reference: string | null;
	/** Share of the pixels that differ; null if there is nothing to compare with. */
	drift: number | null;
	error: string | null;
};

/** Adds a screenshot to the report, with the design's image if `reference` names one. */
export type Keep = (name: string, picture: Buffer | Error, reference?: string) => Promise<void>;

export type Report = {
	keepBefore: Keep;
	keepAfter: Keep;
	/** Compares what was kept on both sides. */
	compareAll: () => Promise<Entry[]>;
};

/** `references` is the folder with the design's images; it need not exist. */
export async function openReport(references: string): Promise<Report> {
	await rm(reportFolder, { recursive: true, force: true });
	const entries = new Map<string, Entry>();
	const keepAs =
		(side: 'before' | 'after'): Keep =>
		async (name, picture, reference) => {
			const entry = entries.get(name) ?? emptyEntry(name);
			entries.set(name, entry);
			if (picture instanceof Error) {
				entry.error = `${side}: ${picture.message}`;
				return;
			}
			entry[side] = await save(`${side}/${name}.png`, picture);
			if (reference) entry.reference = await copyReference(references, reference);
		};
	return {
		keepBefore: keepAs('before'),
		keepAfter: keepAs('after'),
		async compareAll() {
			for (const entry of entries.values()) await addDifference(entry);
			return [...entries.values()];
		},
	};
}

function emptyEntry(name: string): Entry {
	const nothing = { before: null, after: null, difference: null, reference: null };
	return { name, ...nothing, drift: null, error: null };
}

async function addDifference(entry: Entry): Promise<void> {
	if (!entry.before || !entry.after) return;
	const [before, after] = await Promise.all(
		[entry.before, entry.after].map((path) => readFile(join(reportFolder, path))),
	);
	if (!before || !after) return;
	const { share, picture } = await compare(before, after);
	entry.drift = share;
	if (picture) entry.difference = await save(`difference/${entry.name}.png`, picture);
}

async function save(path: string, picture: Buffer): Promise<string> {
	const file = join(reportFolder, path);
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, picture);
	return path;
}

async function copyReference(folder: string, name: string): Promise<string | null> {
	const file = join(folder, `${name}.png`);
	if (!existsSync(file)) return null;
	const path = `reference/${name}.png`;
	await mkdir(join(reportFolder, 'reference'), { recursive: true });
	await copyFile(file, join(reportFolder, path));
	return path;
}
