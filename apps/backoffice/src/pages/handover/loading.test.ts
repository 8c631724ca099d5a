import type { HandoverOrder, HandoverWindow } from '@korb/contracts/admin/picking/handover';
import { expect, it } from 'vitest';
import { isOfWindow, isReady, withLoaded } from './loading.ts';

const window = aWindow([anOrder('10000001', 2), anOrder('10000002', 1)]);

it('counts the scans of this device, and is ready with the last crate', () => {
	const { windows } = withLoaded({ windows: [window] }, ['10000001-1', ' 10000002-1 ']);
	expect(windows[0]?.orders.map(isReady)).toEqual([false, true]);
	const all = withLoaded({ windows }, ['10000001-2']);
	expect(all.windows[0]?.orders.map(isReady)).toEqual([true, true]);
});

it.each([
	['10000001-2', true],
	['10000001-3', false],
	['10000009-1', false],
	['4006381333931', false],
])('tells whether %s belongs to the window', (code, isOfIt) => {
	expect(isOfWindow(window, code)).toBe(isOfIt);
});

function anOrder(orderNumber: string, crates: number): HandoverOrder {
	return {
		...{ orderNumber, name: 'Anna Berger', address: '1020, Praterstraße 1', minimumAge: null },
		crates: Array.from({ length: crates }, (_, index) => ({
			...{ number: index + 1, temperatureZone: 'ambient' as const, isLoaded: false },
		})),
	};
}

function aWindow(orders: HandoverOrder[]): HandoverWindow {
	return {
		...{ windowId: 'w', unit: 'wien', distributionType: 'DELIVERY', unpackedCount: 0, orders },
		window: { start: '2026-11-18T15:00:00Z', end: '2026-11-18T17:00:00Z' },
	};
}
