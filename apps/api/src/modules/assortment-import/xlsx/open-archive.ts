import { openPromise } from 'yauzl';
import { refused } from '../../../errors.ts';

const MAX_ENTRIES = 1000;

export type Archive = {
	has(name: string): boolean;
	/** The unpacked bytes; none if there is no such entry. */
	read(name: string): AsyncGenerator<Buffer>;
	close(): void;
};

/**
 * Entries are unpacked while they are read, and what comes out is counted for the archive as a whole:
 * the sizes it states about itself prove nothing.
 */
export async function openArchive(file: string, maxUnpackedBytes: number): Promise<Archive> {
	const zip = await openPromise(file, { autoClose: false });
	try {
		if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
		const entries = new Map<string, Parameters<typeof zip.openReadStream>[0]>();
		for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
		let unpacked = 0;
		return {
			has: (name) => entries.has(name),
			async *read(name) {
				const entry = entries.get(name);
				if (!entry) return;
				for await (const chunk of await zip.openReadStreamPromise(entry)) {
					unpacked += chunk.length;
					if (unpacked > maxUnpackedBytes) throw tooLarge();
					yield chunk;
				}
			},
			close: () => zip.close(),
		};
	} catch (error) {
		zip.close();
		throw error;
	}
}

function tooLarge() {
	return refused('xlsxTooLarge', 'The workbook is too large when unpacked.');
}
