import type { Spend } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { refused } from '../../../errors.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import type { TenantSecrets } from '../../tenant-secrets/index.ts';
import {
	claimMessage,
	findMessage,
	insertImport,
	lockMessages,
	updateImport,
} from '../imports.sql.ts';
import { bounded } from './bounded.ts';
import { refusedSignature, type Signed, type Spooled, withSigned } from './signed-stream.ts';
import { storeLines } from './store-lines.service.ts';

/** A full feed every minute is more than any ERP sends. */
const feeds = { name: 'feed', points: 60, seconds: 3600 };

export type FeedDeps = {
	db: Database;
	outbox: Outbox;
	spend: Spend;
	tenantSecrets: TenantSecrets;
};
type Received = { importId: number; lines: number };

/** Stores a feed; the worker checks and applies it. */
export async function receiveFeed(
	deps: FeedDeps,
	tenantId: string,
	signed: Signed,
	body: AsyncIterable<Buffer>,
): Promise<Received> {
	const secret = await deps.tenantSecrets.find(tenantId, 'feed');
	if (secret === null) throw refusedSignature();
	return withSigned(bounded(body), signed, secret, async (spooled) => {
		await deps.spend(feeds, tenantId);
		const message = { tenantId, id: signed.id, digest: spooled.digest };
		const earlier = await deps.db.single((tx) => findMessage(tx, message));
		return earlier ?? storeFeed(deps, message, spooled);
	});
}

type Message = { tenantId: string; id: string; digest: Buffer };

async function storeFeed(
	{ db, outbox }: FeedDeps,
	message: Message,
	{ bytes }: Spooled,
): Promise<Received> {
	const { tenantId } = message;
	const run = { tenantId, source: 'feed', name: 'ERP', format: 'ndjson' } as const;
	const importId = await db.transaction((tx) =>
		insertImport(tx, { ...run, units: null, staff: null }),
	);
	const key = { tenantId, importId };
	const { lineCount } = await storeLines(db, key, 'ndjson', bytes());
	return db.transaction(async (tx) => {
		// The same message may have arrived twice at once; the rest of the slower one is purged.
		await lockMessages(tx, tenantId);
		if (!(await claimMessage(tx, key, message))) {
			const earlier = await findMessage(tx, message);
			if (earlier) return earlier;
			throw refused('nonceUsed', 'This message id was used for another feed.');
		}
		await updateImport(tx, key, {
			status: 'checking',
			line_count: lineCount,
			includes_held: true,
		});
		await outbox.enqueue(tx, 'run-import', key);
		return { importId, lines: lineCount };
	});
}
