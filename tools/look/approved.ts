import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { driftBetween } from './picture.ts';

const file = join(import.meta.dirname, 'approved.json');

/** Share of a picture that may differ before anybody is told. */
export const NOTABLE = 0.005;

type Prints = Record<string, string>;

export type Approved = {
	/** How far a print is from the one that was approved under this name; null when none was. */
	driftOf(name: string, print: string): Promise<number | null>;
	/** Approves these; without `isAll` those of other names stay. */
	write(prints: Prints, isAll: boolean): Promise<void>;
};

/** What a person has looked at and found right, small enough to be kept beside the code. */
export async function readApproved(): Promise<Approved> {
	const approved: Prints = JSON.parse(await readFile(file, 'utf8'));
	return {
		async driftOf(name, print) {
			const before = approved[name];
			return before === undefined ? null : driftBetween(before, print);
		},
		async write(prints, isAll) {
			const all = Object.entries(isAll ? prints : { ...approved, ...prints });
			const sorted = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
			await writeFile(file, `${JSON.stringify(sorted, null, '\t')}\n`);
		},
	};
}
