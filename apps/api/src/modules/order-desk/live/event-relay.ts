import { isDeepStrictEqual } from 'node:util';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Database } from '../../../db/database.ts';
import type { Logger } from '../../../log.ts';
import { listWatching, type SignedInStaff } from '../../staff/index.ts';
import { type LiveEventRow, listRecentEvents } from './live.sql.ts';

const POLL_MS = 2000;
const CHECK_SESSIONS_MS = 10_000;
/** Longer than any transaction of the API or the worker's dispatch. */
const LOOK_BACK_SECONDS = 30;
/** For browsers that reconnect. */
const REMEMBERED = 500;
/** Tabs of one person. */
const MOST_PER_PERSON = 6;

export type Watcher = {
	me: SignedInStaff;
	send: (event: LiveEventRow) => void;
	end: () => void;
};

export type EventRelay = {
	/** Null when this person has too many open streams. */
	watch(watcher: Watcher, lastEventId: string | null): Watching | null;
	stop(): void;
};
type Watching = {
	/** Events since the last one seen; null when they are not remembered, so that a page reads again. */
	missed: LiveEventRow[] | null;
	leave: () => void;
};

type RelayOptions = { db: Database; log: Logger; pollMs?: number; checkSessionsMs?: number };

/**
 * Reads the outbox once for all open browsers of this process, and not at all while nobody watches.
 * The same round ends streams whose session has ended or whose rights have changed.
 */
export function createEventRelay({
	db,
	log,
	pollMs = POLL_MS,
	checkSessionsMs = CHECK_SESSIONS_MS,
}: RelayOptions): EventRelay {
	const watchers = new Set<Watcher>();
	let known: LiveEventRow[] = [];
	let isPrimed = false;
	let checkedAt = 0;
	let timer: NodeJS.Timeout | undefined;

	async function relay(): Promise<void> {
		const recent = await db.single((tx) => listRecentEvents(tx, LOOK_BACK_SECONDS));
		const seen = new Set(known.map(({ event_id: id }) => id));
		const fresh = recent.filter(({ event_id: id }) => !seen.has(id));
		// All that is read again, however much it is: what was forgotten would be sent again.
		known = [...known, ...fresh].slice(-Math.max(REMEMBERED, 2 * recent.length));
		// What happened before anybody watched is part of what the pages have read.
		if (isPrimed) for (const event of fresh) fanOut(event);
		isPrimed = true;
		if (Date.now() - checkedAt >= checkSessionsMs) await endUnentitled();
	}

	function fanOut(event: LiveEventRow): void {
		for (const watcher of watchers) if (concerns(watcher.me, event)) watcher.send(event);
	}

	async function endUnentitled(): Promise<void> {
		checkedAt = Date.now();
		const all = [...watchers];
		const rows = await db.single((tx) =>
			listWatching(
				tx,
				all.map(({ me }) => me.tokenHash),
			),
		);
		for (const watcher of all) {
			const { tokenHash, roles, units } = watcher.me;
			const now = rows.find(({ token_hash: hash }) => hash.equals(tokenHash));
			const isSame = now && isDeepStrictEqual([now.roles, now.units], [roles, units]);
			if (!isSame) watcher.end();
		}
	}

	function schedule(): void {
		timer = setTimeout(async () => {
			await relay().catch((error: unknown) => log.warn({ error }, 'reading live events failed'));
			if (watchers.size > 0) schedule();
			else forget();
		}, pollMs);
	}

	function forget(): void {
		timer = undefined;
		known = [];
		isPrimed = false;
	}

	return {
		watch(watcher, lastEventId) {
			const own = [...watchers].filter(({ me }) => me.staffId === watcher.me.staffId);
			if (own.length >= MOST_PER_PERSON) return null;
			watchers.add(watcher);
			if (!timer) schedule();
			const index = known.findIndex(({ event_id: id }) => id === lastEventId);
			const missed = known.slice(index + 1).filter((event) => concerns(watcher.me, event));
			return {
				missed: lastEventId !== null && index === -1 ? null : lastEventId === null ? [] : missed,
				leave: () => void watchers.delete(watcher),
			};
		},
		stop() {
			clearTimeout(timer);
			for (const watcher of watchers) watcher.end();
			watchers.clear();
			forget();
		},
	};
}

function concerns({ tenantId, units }: SignedInStaff, event: LiveEventRow): boolean {
	return event.tenant_id === tenantId && mayEnterUnit(units, event.unit);
}
