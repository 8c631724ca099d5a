import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { repoRoot } from '../infrastructure/paths.ts';
import { readApproved } from './approved.ts';
import { savePicture, toPrint } from './screenshot.ts';

const folder = join(repoRoot, 'artifacts/screenshots');

export type Entry = {
	name: string;
	/** Path of the screenshot in the report; null if it failed. */
	picture: string | null;
	reference: string | null;
	/** Share of the screenshot that differs from the approved one; null if none is approved. */
	drift: number | null;
	error: string | null;
};

/** Adds a screenshot to the report, with the design's image if `reference` names one. */
export type Keep = (name: string, picture: Buffer | Error, reference?: string) => Promise<void>;

export type Report = {
	keep: Keep;
	entries: Entry[];
	/** Approves the screenshots of this run; `isAll` drops all other approvals. */
	approve: (isAll: boolean) => Promise<number>;
};

/** `references` is the folder with the design's images; it need not exist. */
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
