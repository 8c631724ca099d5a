import { expect, it } from 'vitest';
import type { Database } from '../../../db/database.ts';
import type { Logger } from '../../../log.ts';
import type { SignedInStaff } from '../../staff/index.ts';
import { createEventRelay } from './event-relay.ts';
import type { LiveEventRow } from './live.sql.ts';

it('sends each event once, also when more happen than it remembers', async () => {
	const events: LiveEventRow[] = Array.from({ length: 1200 }, (_, index) => ({
		...{ event_id: String(index), tenant_id: 'korb', order_number: String(index) },
		...{ type: 'order.placed' as const, unit: 'wien' },
	}));
	let reads = 0;
	// A poll reads events, then the floor. Nothing at first, then all of them with every poll.
	const single = async () => {
		const isFloor = reads++ % 2 === 1;
		if (isFloor) return { asOf: '', changes: [] };
		return reads === 1 ? [] : events;
	};
	const relay = createEventRelay({
		db: { single } as unknown as Database,
		log: { warn: () => {} } as unknown as Logger,
		...{ pollMs: 1, checkSessionsMs: Number.POSITIVE_INFINITY },
	});
	const sent: string[] = [];
	const me = {
		tenantId: 'korb',
		staffId: '1',
		units: null,
		permissions: [],
	} as unknown as SignedInStaff;
	const send = ({ event_id: id }: LiveEventRow) => sent.push(id);
	relay.watch({ me, send, sendLists: () => {}, end: () => {} }, null);
	await expect.poll(() => reads).toBeGreaterThan(8);
	relay.stop();
	expect(sent).toHaveLength(1200);
	expect(new Set(sent).size).toBe(1200);
});
