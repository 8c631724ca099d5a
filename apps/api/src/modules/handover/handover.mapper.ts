import type {
	Handover,
	HandoverOrder,
	HandoverWindow,
} from '@korb/contracts/admin/picking/handover';
import type { PackedOrderRow, UnpackedRow } from './handover.sql.ts';

/** Rows come by window and unit; the stops of a van are not known. */
export function toHandover(
	rows: readonly PackedOrderRow[],
	unpacked: readonly UnpackedRow[],
	locale: string,
): Handover {
	const windows: HandoverWindow[] = [];
	const { compare } = new Intl.Collator(locale, { numeric: true });
	for (const row of rows) {
		const { window_id: windowId, unit } = row;
		const last = windows.at(-1);
		const isSame = last?.windowId === windowId && last.unit === unit;
		if (last && isSame) last.orders.push(toHandoverOrder(row));
		else {
			const { start, end } = row.window;
			const open = unpacked.find((each) => each.window_id === windowId && each.unit === unit);
			windows.push({
				windowId,
				unit,
				distributionType: row.distribution_type ?? 'DELIVERY',
				window: { start, end },
				orders: [toHandoverOrder(row)],
				unpackedCount: open?.orders ?? 0,
			});
		}
	}
	for (const { orders } of windows) {
		orders.sort((one, other) => compare(sortKeyOf(one), sortKeyOf(other)));
	}
	return { windows };
}

const sortKeyOf = ({ address, name }: HandoverOrder) => address ?? lastNameFirst(name);
const lastNameFirst = (name: string) => name.split(' ').toReversed().join(' ');

function toHandoverOrder(row: PackedOrderRow): HandoverOrder {
	const { address, billing } = row;
	const own = (field: string) => address[field] || billing?.[field] || '';
	const street = `${address['streetName'] ?? ''} ${address['streetNumber'] ?? ''}`.trim();
	return {
		orderNumber: row.order_number,
		name: `${own('firstName')} ${own('lastName')}`.trim(),
		address:
			row.distribution_type === 'CLICK_AND_COLLECT'
				? null
				: `${address['postalCode'] ?? ''}, ${street}`,
		minimumAge: row.minimum_age,
		crates: row.crates,
	};
}
