import type { LiveList } from '@korb/contracts/admin/picking/live-lists';
import type { OrderEvent } from '@korb/contracts/order/order-notices';
import { mayEnterUnit, type Permission } from '@korb/domain/staff/permissions';
import type { SignedInStaff } from '../../staff/index.ts';
import type { FloorChangeRow } from './floor-changes.sql.ts';
import type { LiveEventRow } from './live.sql.ts';

/** Unit null: all of the shop. */
export type ListChange = { tenantId: string; unit: string | null; lists: readonly LiveList[] };

const permissionOf: Record<LiveList, Permission> = {
	'picking-board': 'orders.assign',
	picking: 'orders.pick',
	handover: 'orders.handOver',
};
const all = Object.keys(permissionOf) as LiveList[];

/** A new order is on none of them: its window is before its cut-off, and nobody packs it yet. */
const listsOfOrder: Partial<Record<OrderEvent['type'], readonly LiveList[]>> = {
	'order.moved': all,
	'order.cancelled': all,
	'order.picking': ['picking-board', 'picking'],
	'order.picked': all,
	'order.on_its_way': ['handover'],
	'order.delivered': ['handover'],
};

const listsOfCause: Record<FloorChangeRow['cause'], readonly LiveList[]> = {
	result: ['picking-board'],
	wave: ['picking-board', 'picking'],
	crate: ['handover'],
	window: ['picking-board', 'picking'],
};

export function toListChanges(
	events: readonly LiveEventRow[],
	floor: readonly FloorChangeRow[],
): ListChange[] {
	return [
		...events.map(({ tenant_id: tenantId, unit, type }) => ({
			...{ tenantId, unit },
			lists: listsOfOrder[type] ?? [],
		})),
		...floor.map(({ tenant_id: tenantId, unit, cause }) => ({
			...{ tenantId, unit },
			lists: listsOfCause[cause],
		})),
	];
}

/** Those that the person may open, and sees something else in. */
export function changedListsOf(me: SignedInStaff, changes: readonly ListChange[]): LiveList[] {
	const own = changes.filter(
		({ tenantId, unit }) =>
			tenantId === me.tenantId && (unit === null || mayEnterUnit(me.units, unit)),
	);
	return listsOf(me).filter((list) => own.some(({ lists }) => lists.includes(list)));
}

export function listsOf({ permissions }: SignedInStaff): LiveList[] {
	return all.filter((list) => permissions.includes(permissionOf[list]));
}
