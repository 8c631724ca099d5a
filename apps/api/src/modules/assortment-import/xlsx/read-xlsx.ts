import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ApiError, refused } from '../../../errors.ts';
import { openArchive } from './open-archive.ts';
import { readSheet, type SheetRow } from './read-sheet.ts';
import { readWorkbook } from './read-workbook.ts';

/** A list of 200,000 lines with ten columns unpacks to some 80 MB. */
const MAX_UNPACKED_BYTES = 128 * 1024 * 1024;

/**
 * The rows of the first visible sheet. The directory of an archive is at its end, so the upload waits
 * in a file; from there it is unpacked and read row by row.
 */
export async function* readXlsx(
	bytes: AsyncIterable<Buffer>,
	maxUnpackedBytes = MAX_UNPACKED_BYTES,
): AsyncGenerator<SheetRow> {
	const folder = await mkdtemp(join(tmpdir(), 'korb-import-'));
	try {
		const file = join(folder, 'workbook');
		await pipeline(bytes, createWriteStream(file));
		yield* readRows(file, maxUnpackedBytes);
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

/** Whatever the libraries throw, the file cannot be read. */
async function* readRows(file: string, maxUnpackedBytes: number): AsyncGenerator<SheetRow> {
	let archive: Awaited<ReturnType<typeof openArchive>> | null = null;
	try {
		archive = await openArchive(file, maxUnpackedBytes);
		yield* readSheet(archive, await readWorkbook(archive), maxUnpackedBytes);
	} catch (error) {
		if (error instanceof ApiError) throw error;
		const reason = error instanceof Error ? error.message : String(error);
		throw refused('xlsx', reason.slice(0, 200));
	} finally {
		archive?.close();
	}
}
