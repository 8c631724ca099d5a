import { MAX_IMPORT_LINES } from '@korb/contracts/admin/assortment/imports';
import type { Database } from '../../../db/database.ts';
import { refused } from '../../../errors.ts';
import type { ImportKey } from '../imports.sql.ts';
import { insertLines } from '../lines.sql.ts';
import { type FileFormat, isTable, readLines, type SentLine } from '../read/read-lines.ts';

const BATCH_LINES = 1000;
const MAX_COLUMN_CHARS = 100;

/** In small transactions: a slow upload holds no connection. */
export async function storeLines(
	db: Database,
	key: ImportKey,
	format: FileFormat,
	bytes: AsyncIterable<Buffer>,
): Promise<{ columns: string[]; lineCount: number }> {
	let columns: string[] | null = isTable(format) ? null : [];
	let lineCount = 0;
	let batch: SentLine[] = [];
	const store = async () => {
		const lines = batch;
		batch = [];
		if (lines.length > 0) await db.transaction((tx) => insertLines(tx, key, lines));
	};
	for await (const line of readLines(format, bytes)) {
		if (columns === null) {
			columns = (line.sent as string[]).map((name) => name.slice(0, MAX_COLUMN_CHARS));
			continue;
		}
		if (++lineCount > MAX_IMPORT_LINES) {
			throw refused('tooManyLines', `A file has at most ${MAX_IMPORT_LINES} lines.`);
		}
		batch.push(line);
		if (batch.length >= BATCH_LINES) await store();
	}
	await store();
	if (lineCount === 0) throw refused('empty', 'The file has no lines.');
	return { columns: columns ?? [], lineCount };
}
