import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repoRoot } from '../services/paths.ts';
import { readApproved } from './approved.ts';
import { savePicture, toPrint } from './picture.ts';

const folder = join(repoRoot, 'artifacts/look');

export type Entry = {
	name: string;
	/** Path of the picture inside the report; null when it could not be taken. */
	picture: string | null;
	reference: string | null;
	/** Share of the picture that differs from the approved one; null when none was approved. */
	drift: number | null;
	error: string | null;
};

/** Takes a picture into the report, with the design's picture of the same thing if it has a name. */
export type Keep = (name: string, picture: Buffer | Error, reference?: string) => Promise<void>;

export type Report = {
	keep: Keep;
	entries: Entry[];
	/** Approves what was taken; if that is everything, whatever else was approved before is gone. */
	approve: (isAll: boolean) => Promise<number>;
};

/** `references` is the folder with the pictures of the design; it need not exist. */
export async function openReport(references: string): Promise<Report> {
	await rm(folder, { recursive: true, force: true });
	await mkdir(folder, { recursive: true });
	const approved = await readApproved();
	const prints: Record<string, string> = {};
	const entries: Entry[] = [];
	return {
		entries,
		async keep(name, picture, reference) {
			if (picture instanceof Error) {
				const error = picture.message;
				entries.push({ name, picture: null, reference: null, drift: null, error });
				return;
			}
			const print = await toPrint(picture);
			prints[name] = print;
			await savePicture(picture, join(folder, `${name}.webp`));
			entries.push({
				name,
				picture: `${name}.webp`,
				reference: reference
					? await copyReference(join(references, `${reference}.png`), reference)
					: null,
				drift: await approved.driftOf(name, print),
				error: null,
			});
		},
		async approve(isAll) {
			await approved.write(prints, isAll);
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
