import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { pictureFile } from '../media/picture.ts';
import { OUTBOX_CHANNEL } from './outbox.table.ts';
import { createShopClient, type Shop } from './shop-client.ts';

/** An arbitrary but unique lock id: "kcms" in ASCII. */
const LOCK = 0x6b636d73;
const POLL_MS = 15_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 60_000;
/** Rejected documents are retried occasionally: a newer version of the shop may accept them. */
const MAX_REFUSED_PAUSE_MS = 3_600_000;
const BATCH = 50;

type DrainOptions = {
	databaseUrl: string;
	apiUrl: string;
	contentSecret: string;
	mediaDir: string;
	log?: (event: object, text: string) => void;
};
export type Drain = { stop(): Promise<void> };

/**
 * Delivers published documents to the shop. Only the process that holds the lock does so; another
 * one takes over when it exits. While the shop is unavailable everything waits. A rejected document
 * blocks only its own later versions.
 */
export function startDrain(options: DrainOptions): Drain {
	const shop = createShopClient(options.apiUrl, options.contentSecret);
	const log = options.log ?? (() => {});
	const stopping = new AbortController();
	const running = run();

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			const client = new Client({ connectionString: options.databaseUrl });
			client.on('error', () => {});
			try {
				await client.connect();
				await work(client);
			} catch (error) {
				if (!stopping.signal.aborted)
					log({ error: String(error) }, 'outbox: database is unavailable');
				await pause(1000);
			} finally {
				await client.end().catch(() => {});
			}
		}
	}

	async function work(client: Client): Promise<void> {
		const abort = () => void client.end().catch(() => {});
		stopping.signal.addEventListener('abort', abort, { once: true });
		await client.query('SELECT pg_advisory_lock($1)', [LOCK]);
		let wake = () => {};
		client.on('notification', () => wake());
		await client.query(`LISTEN ${OUTBOX_CHANNEL}`);
		let pauseMs = FIRST_PAUSE_MS;
		while (!stopping.signal.aborted) {
			const woken = new Promise<void>((resolve) => {
				wake = resolve;
			});
			const outcome = await deliverBatch(client, shop, options.mediaDir);
			if (outcome.isShopAway) {
				log({ error: outcome.error, pauseMs }, 'outbox: the shop is unavailable');
				await pause(pauseMs);
				pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS);
				continue;
			}
			pauseMs = FIRST_PAUSE_MS;
			for (const { key, error } of outcome.refused)
				log({ key, error }, 'outbox: rejected by the shop');
			// A delivery can unblock later versions, so continue right away.
			if (outcome.delivered === 0) await Promise.race([woken, pause(POLL_MS)]);
		}
	}

	function pause(ms: number): Promise<void> {
		return sleep(ms, undefined, { signal: stopping.signal }).catch(() => {});
	}

	return {
		async stop() {
			stopping.abort();
			await running;
		},
	};
}

type Row = {
	seq: string;
	tenant_id: string;
	kind: string;
	key: string;
	version: string;
	document: object | null;
	attempts: number;
};
type Outcome = {
	delivered: number;
	isShopAway: boolean;
	error?: string;
	refused: { key: string; error: string }[];
};

async function deliverBatch(client: Client, shop: Shop, mediaDir: string): Promise<Outcome> {
	// Only the oldest pending message of each document; the next one follows after its delivery.
	const { rows } = await client.query<Row>(
		`SELECT seq, tenant_id, kind, key, version, document, attempts FROM cms.outbox AS mine
		WHERE delivered_at IS NULL AND next_attempt_at <= now() AND NOT EXISTS (
			SELECT FROM cms.outbox AS earlier
			WHERE earlier.delivered_at IS NULL AND earlier.seq < mine.seq AND
				(earlier.tenant_id, earlier.kind, earlier.key) = (mine.tenant_id, mine.kind, mine.key)
		)
		ORDER BY seq LIMIT $1`,
		[BATCH],
	);
	const outcome: Outcome = { delivered: 0, isShopAway: false, refused: [] };
	for (const row of rows) {
		const answer = await shop.send(await toPush(row, mediaDir));
		if (answer.kind === 'away') return { ...outcome, isShopAway: true, error: answer.error };
		if (answer.kind === 'taken') {
			outcome.delivered++;
			await client.query(
				'UPDATE cms.outbox SET delivered_at = now(), last_error = NULL WHERE seq = $1',
				[row.seq],
			);
			continue;
		}
		outcome.refused.push({ key: `${row.kind} ${row.key}`, error: answer.error });
		const pauseMs = Math.min(FIRST_PAUSE_MS * 4 ** row.attempts, MAX_REFUSED_PAUSE_MS);
		await client.query(
			`UPDATE cms.outbox SET attempts = attempts + 1, last_error = $2,
				next_attempt_at = now() + $3 * interval '1 millisecond' WHERE seq = $1`,
			[row.seq, answer.error.slice(0, 2000), pauseMs],
		);
	}
	return outcome;
}

async function toPush(row: Row, mediaDir: string): Promise<object> {
	const { tenant_id: tenantId, kind, key, document } = row;
	const envelope = { tenantId, kind, key, version: Number(row.version) };
	if (kind !== 'picture' || !document) return { ...envelope, document };
	// Send a missing file as deleted, so that it does not block the outbox forever.
	const bytes = await readFile(pictureFile(mediaDir, key)).catch(() => null);
	return { ...envelope, document: bytes && { base64: bytes.toString('base64') } };
}
