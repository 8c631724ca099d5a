import type { ChangedLists } from '@korb/contracts/admin/picking/live-lists';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Database } from '../../../db/database.ts';
import type { Logger } from '../../../log.ts';
import type { SignedInStaff } from '../../staff/index.ts';
import { changedListsOf, type ListChange, listsOf, toListChanges } from './changed-lists.ts';
import { listUnentitled } from './entitlement.ts';
import { listFloorChanges } from './floor-changes.sql.ts';
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
	/** Absent on the floor, which sees no orders but its own. */
	send?: (event: LiveEventRow) => void;
	sendLists: (changed: ChangedLists) => void;
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
 * Reads the outbox and what happened on the floor once for all open browsers of this process, and
 * not at all while nobody watches. However much a round finds, a browser is told once which lists
 * have changed. The same round ends streams whose session has ended or whose rights have changed.
 */
export function createEventRelay({
	db,
	log,
	pollMs = POLL_MS,
	checkSessionsMs = CHECK_SESSIONS_MS,
}: RelayOptions): EventRelay {
	const watchers = new Set<Watcher>();
	/** Lists may have changed since their page was read: until the next round, nobody knows. */
	const behind = new Set<Watcher>();
	let known: LiveEventRow[] = [];
	let knownFloor = new Set<string>();
	let isPrimed = false;
	let checkedAt = 0;
	let timer: NodeJS.Timeout | undefined;

	async function relay(): Promise<void> {
		const newcomers = [...behind];
		const recent = await db.single((tx) => listRecentEvents(tx, LOOK_BACK_SECONDS));
		// After the events, so that lists as of this moment include them.
		const floor = await db.single((tx) => listFloorChanges(tx, LOOK_BACK_SECONDS));
		const seen = new Set(known.map(({ event_id: id }) => id));
		const fresh = recent.filter(({ event_id: id }) => !seen.has(id));
		// All that is read again, however much it is: what was forgotten would be sent again.
		known = [...known, ...fresh].slice(-Math.max(REMEMBERED, 2 * recent.length));
		// What happened before anybody watched is part of what the pages have read.
		if (isPrimed) for (const event of fresh) fanOut(event);
		const freshFloor = floor.changes.filter(({ key }) => !knownFloor.has(key));
		knownFloor = new Set(floor.changes.map(({ key }) => key));
		const changes = isPrimed ? toListChanges(fresh, freshFloor) : [];
		isPrimed = true;
		sendLists(changes, floor.asOf, newcomers);
		if (Date.now() - checkedAt >= checkSessionsMs) await endUnentitled();
	}

	function fanOut(event: LiveEventRow): void {
		for (const watcher of watchers) if (concerns(watcher.me, event)) watcher.send?.(event);
	}

	function sendLists(changes: ListChange[], asOf: string, newcomers: Watcher[]): void {
		for (const watcher of newcomers) behind.delete(watcher);
		for (const watcher of watchers) {
			const { me } = watcher;
			const lists = newcomers.includes(watcher) ? listsOf(me) : changedListsOf(me, changes);
			if (lists.length > 0) watcher.sendLists({ lists, asOf });
		}
	}

	async function endUnentitled(): Promise<void> {
		checkedAt = Date.now();
		for (const watcher of await listUnentitled(db, [...watchers])) watcher.end();
	}

	function schedule(): void {
		timer = setTimeout(async () => {
			await relay().catch((error: unknown) => {
				for (const watcher of watchers) behind.add(watcher);
				log.warn({ error }, 'reading live events failed');
			});
			if (watchers.size > 0) schedule();
			else forget();
		}, pollMs);
	}

	function forget(): void {
		timer = undefined;
		known = [];
		knownFloor = new Set();
		isPrimed = false;
	}

	return {
		watch(watcher, lastEventId) {
			const own = [...watchers].filter(({ me }) => me.staffId === watcher.me.staffId);
			if (own.length >= MOST_PER_PERSON) return null;
			watchers.add(watcher);
			behind.add(watcher);
			if (!timer) schedule();
			const index = known.findIndex(({ event_id: id }) => id === lastEventId);
			const missed = known.slice(index + 1).filter((event) => concerns(watcher.me, event));
			return {
				missed: lastEventId !== null && index === -1 ? null : lastEventId === null ? [] : missed,
				leave() {
					watchers.delete(watcher);
					behind.delete(watcher);
				},
			};
		},
		stop() {
			clearTimeout(timer);
			for (const watcher of watchers) watcher.end();
			watchers.clear();
			behind.clear();
			forget();
		},
	};
}

function concerns({ tenantId, units }: SignedInStaff, event: LiveEventRow): boolean {
	return event.tenant_id === tenantId && mayEnterUnit(units, event.unit);
}
