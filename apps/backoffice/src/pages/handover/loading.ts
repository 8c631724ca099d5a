import type {
	Handover,
	HandoverOrder,
	HandoverWindow,
} from '@korb/contracts/admin/picking/handover';
import { crateCode, parseCrateCode } from '@korb/domain/picking/crates';

/** As it will be once the scans of this device have arrived. */
export function withLoaded({ windows }: Handover, codes: readonly string[]): Handover {
	const scanned = new Set(codes.map(normalised));
	const load = (order: HandoverOrder): HandoverOrder => ({
		...order,
		crates: order.crates.map((crate) => {
			const code = crateCode({ orderNumber: order.orderNumber, number: crate.number });
			return scanned.has(code) ? { ...crate, isLoaded: true } : crate;
		}),
	});
	return { windows: windows.map((each) => ({ ...each, orders: each.orders.map(load) })) };
}

function normalised(code: string): string {
	const crate = parseCrateCode(code);
	return crate ? crateCode(crate) : code;
}

/** Whether a label belongs to one of these orders. */
export function isOfWindow({ orders }: HandoverWindow, code: string): boolean {
	const crate = parseCrateCode(code);
	const order = orders.find(({ orderNumber }) => orderNumber === crate?.orderNumber);
	return order?.crates.some(({ number }) => number === crate?.number) ?? false;
}

/** Every crate is scanned. */
export const isReady = ({ crates }: HandoverOrder) => crates.every(({ isLoaded }) => isLoaded);

export const keyOf = ({ windowId, unit }: HandoverWindow) => `${windowId} ${unit}`;
