import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repoRoot } from '../services/paths.ts';
import { driftBetween, savePicture, toPrint } from './picture.ts';

const folder = join(repoRoot, 'artifacts/look');
const approvedFile = join(import.meta.dirname, 'approved.json');

type Approved = Record<string, string>;

export type Entry = {
	name: string;
	/** Path of the picture inside the report; null when it could not be taken. */
	picture: string | null;
	reference: string | null;
	/** Share of the picture that differs from the approved one; null when none was approved. */
	drift: number | null;
	trouble: string | null;
};

/** Takes a picture into the report, with the design's picture of the same thing if it has a name. */
export type Keep = (name: string, picture: Buffer | Error, reference?: string) => Promise<void>;

export type Report = { keep: Keep; entries: Entry[]; approve: () => Promise<number> };

/** `references` is the folder with the pictures of the design; it need not exist. */
export async function openReport(references: string): Promise<Report> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const approved: Approved = existsSync(approvedFile)
		? JSON.parse(await readFile(approvedFile, 'utf8'))
		: {};
	const prints: Approved = {};
	const entries: Entry[] = [];
	return {
		entries,
		async keep(name, picture, reference) {
			if (picture instanceof Error) {
				entries.push({
					name,
					picture: null,
					reference: null,
					drift: null,
					trouble: picture.message,
				});
				return;
			}
			const print = await toPrint(picture);
			prints[name] = print;
			await savePicture(picture, join(folder, `${name}.webp`));
			const before = approved[name];
			entries.push({
				name,
				picture: `${name}.webp`,
				reference: reference
					? await copyReference(join(references, `${reference}.png`), reference)
					: null,
				drift: before === undefined ? null : await driftBetween(before, print),
				trouble: null,
			});
		},
		async approve() {
			const all = Object.entries({ ...approved, ...prints }).sort(([a], [b]) => (a < b ? -1 : 1));
			await writeFile(approvedFile, `${JSON.stringify(Object.fromEntries(all), null, '\t')}\n`);
			return Object.keys(prints).length;
		},
	};
}

async function copyReference(file: string, name: string): Promise<string | null> {
	if (!existsSync(file)) return null;
	const copy = `reference/${name}.webp`;
	if (!existsSync(join(folder, copy))) await savePicture(await readFile(file), join(folder, copy));
	return copy;
}
