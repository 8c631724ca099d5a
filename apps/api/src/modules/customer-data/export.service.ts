import { promisify } from 'node:util';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import type { RequestContext } from '../../context.ts';
import { requireCustomer } from '../identity/index.ts';
import { collectExport, type ExportedData } from './collect-export.ts';
import { renderExport } from './export-page.ts';

const exports = { name: 'exports', points: 3, seconds: 60 * 60 };

/** In a thread of its own. */
const compress = promisify((files: AsyncZippable, done: Parameters<typeof zip>[1]) =>
	zip(files, done),
);

type Archive = { name: string; bytes: Buffer };

export async function exportData(ctx: RequestContext): Promise<Archive> {
	const key = await requireCustomer(ctx);
	await ctx.spend(exports, `${key.tenantId} ${key.customerId}`);
	const data = await ctx.db.snapshot((tx) => collectExport(tx, key));
	return packExport(ctx, data);
}

/** A copy of everything the shop knows about the customer, for programs and for people. */
export async function packExport(
	{ tenant, now }: Pick<RequestContext, 'tenant' | 'now'>,
	data: ExportedData,
): Promise<Archive> {
	const bytes = await compress({
		'data.json': strToU8(JSON.stringify(data, null, '\t')),
		'index.html': strToU8(renderExport(tenant, data)),
	});
	const day = now.toISOString().slice(0, 10);
	return { name: `${tenant.id}-${day}.zip`, bytes: Buffer.from(bytes) };
}
