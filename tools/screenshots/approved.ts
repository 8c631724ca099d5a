import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { driftBetween } from './screenshot.ts';

const file = join(import.meta.dirname, 'approved.json');

/** Share of a screenshot that may differ before it is reported. */
export const NOTABLE = 0.005;

type Prints = Record<string, string>;

export type Approved = {
	/** Drift from the fingerprint approved under this name; null if none is approved. */
	driftOf(name: string, print: string): Promise<number | null>;
	/** Approves these; without `isAll`, approvals of other names stay. */
	write(prints: Prints, isAll: boolean): Promise<void>;
};

/** Fingerprints of reviewed screenshots, small enough to be committed. */
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
