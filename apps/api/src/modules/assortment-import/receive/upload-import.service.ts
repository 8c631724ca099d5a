import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { matchColumns } from '@korb/domain/catalogue/import-fields';
import { refused } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { recordChange, type StaffContext } from '../../staff/index.ts';
import { loadDetails } from '../imports.service.ts';
import { insertImport, updateImport } from '../imports.sql.ts';
import { formatOf, isTable } from '../read/read-lines.ts';
import { bounded } from './bounded.ts';
import { storeLines } from './store-lines.service.ts';

const uploads = { name: 'import-upload', points: 30, seconds: 3600 };

type Upload = { name: string; bytes: AsyncIterable<Buffer> };

/** A table waits for its columns to be matched; records are checked at once. */
export async function uploadImport(
	ctx: StaffContext,
	{ outbox }: { outbox: Outbox },
	{ name, bytes }: Upload,
): Promise<ImportRunDetails> {
	const { tenantId, staffId, units } = ctx.me;
	const format = formatOf(name);
	if (!format) throw refused('format', 'Only CSV, XLSX, JSON and NDJSON files are read.');
	await ctx.spend(uploads, `${tenantId} ${staffId}`);
	const staff = { staffId, name: ctx.me.name };
	const importId = await ctx.db.transaction((tx) =>
		insertImport(tx, { tenantId, source: 'upload', name, format, units, staff }),
	);
	const key = { tenantId, importId };
	const { columns, lineCount } = await storeLines(ctx.db, key, format, bounded(bytes));
	return ctx.db.transaction(async (tx) => {
		await updateImport(tx, key, {
			...{ columns, mapping: matchColumns(columns), line_count: lineCount },
			status: isTable(format) ? 'uploaded' : 'checking',
		});
		if (!isTable(format)) await outbox.enqueue(tx, 'run-import', key);
		await recordChange(tx, ctx, {
			action: 'import.upload',
			subject: `import:${importId}`,
			after: { file: name, lines: lineCount },
		});
		return loadDetails(tx, ctx, importId);
	});
}
