import type { PickingLine } from '@korb/contracts/admin/picking/picking';
import { expect, it } from 'vitest';
import {
	stopsAhead,
	toStops,
	unlabelledOf,
	type WaveOrder,
	withCrates,
	withResults,
} from './walk.ts';

const lines = [
	aLine('BUTTER', '10000001'),
	aLine('BUTTER', '10000002'),
	aLine('KIRSCHEN', '10000001', { wantedGrams: 500 }),
	aLine('KIRSCHEN', '10000002', { wantedGrams: 300 }),
	aLine('MILCH', '10000001'),
];
const keysOf = (stops: { key: string }[]) => stops.map(({ key }) => key);

it('stops once per product, but weighs for every crate', () => {
	expect(toStops(lines).map((stop) => stop.lines.length)).toEqual([2, 1, 1, 1]);
});

it('goes on with what is open, and comes back to what was put off', () => {
	const picked = withResults(lines, [aResult('BUTTER', '10000002'), aResult('MILCH', '10000001')]);
	const ahead = stopsAhead(toStops(picked), ['BUTTER 10000001']);
	expect(keysOf(ahead)).toEqual(['KIRSCHEN 10000001', 'KIRSCHEN 10000002', 'BUTTER 10000001']);
	expect(ahead.at(-1)?.lines.map(({ orderNumber }) => orderNumber)).toEqual(['10000001']);
});

it('shows the last of several results of a line', () => {
	const results = [aResult('MILCH', '10000001', 2), aResult('MILCH', '10000001', 0)];
	expect(withResults(lines, results).at(-1)?.result).toMatchObject({ quantity: 0 });
	expect(withResults(lines, results)[0]?.result).toBeNull();
});

it('shows a crate of this device once, also when the server knows it by now', () => {
	const crate = { number: 1, temperatureZone: 'ambient' as const };
	const labelled = [{ ...crate, orderNumber: '10000001', code: '10000001-1' }];
	const [first, second] = withCrates([anOrder('10000001'), anOrder('10000002')], labelled);
	expect([first?.crates, second?.crates]).toEqual([[crate], []]);
	expect(withCrates(first ? [first] : [], labelled)[0]?.crates).toEqual([crate]);
});

it('asks for no label where nothing was found', () => {
	const dealt = withResults(lines, [
		aResult('BUTTER', '10000001'),
		aResult('BUTTER', '10000002', 0),
	]);
	const open = unlabelledOf([anOrder('10000001'), anOrder('10000002')], dealt);
	expect(open.map(({ orderNumber }) => orderNumber)).toEqual(['10000001']);
});

function anOrder(orderNumber: string): WaveOrder {
	return { orderNumber, crate: 'A1', note: '', crates: [] };
}

function aLine(sku: string, orderNumber: string, change: Partial<PickingLine> = {}): PickingLine {
	return {
		...{ orderNumber, lineItemId: sku, sku, name: sku, brand: null, contentText: '' },
		...{ picture: '', zone: '', shelfPlace: null, eans: [], quantity: 2, wantedGrams: null },
		...{ pricePerKilo: null, totalPrice: 100, maximumPrice: 100, substitution: 'replace' },
		result: null,
		...change,
	};
}

function aResult(sku: string, orderNumber: string, quantity = 2) {
	return { resultId: crypto.randomUUID(), orderNumber, lineItemId: sku, quantity, code: null };
}
