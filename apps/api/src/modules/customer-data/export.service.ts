import { promisify } from 'node:util';
import { type AsyncZippable, strToU8, zip } from 'fflate';
import type { RequestContext } from '../../context.ts';
import { requireCustomer } from '../identity/index.ts';
import { collectExport } from './collect-export.ts';
import { renderExport } from './export-page.ts';

const exports = { name: 'exports', points: 3, seconds: 60 * 60 };

/** In a thread of its own. */
const compress = promisify((files: AsyncZippable, done: Parameters<typeof zip>[1]) =>
	zip(files, done),
);

/** A copy of everything the shop knows about the customer, for programs and for people. */
export async function exportData(ctx: RequestContext): Promise<{ name: string; bytes: Buffer }> {
	const key = await requireCustomer(ctx);
	await ctx.spend(exports, `${key.tenantId} ${key.customerId}`);
	const data = await ctx.db.snapshot((tx) => collectExport(tx, key));
	const bytes = await compress({
		'data.json': strToU8(JSON.stringify(data, null, '\t')),
		'index.html': strToU8(renderExport(ctx.tenant, data)),
	});
	const day = ctx.now.toISOString().slice(0, 10);
	return { name: `${ctx.tenant.id}-${day}.zip`, bytes: Buffer.from(bytes) };
}
