import type { DemoPlaces, DemoStore } from './demo-places.ts';

export type DemoTemplate = {
	template_id: string;
	distribution_type: 'DELIVERY' | 'CLICK_AND_COLLECT';
	appointable_id: string;
	weekdays: number[];
	starts: string;
	ends: string;
	lead_minutes: number;
	capacity: number;
	fee_cents: number;
	green_reduction_cents: number;
};

const HOUR = 60;
const STORE_PLACES = 12;

/** Evenings and weekends are in demand, so they cost more. */
const deliveryFees: [starts: number, weekday: number, friday: number, weekend: number][] = [
	[8, 390, 490, 590],
	[10, 390, 490, 590],
	[12, 290, 290, 590],
	[14, 290, 290, 490],
	[16, 490, 590, 490],
	[18, 490, 590, 390],
	[20, 290, 390, 390],
];

export function listTemplates({ units, stores, deliveryDays }: DemoPlaces): DemoTemplate[] {
	return [
		...Object.entries(units).flatMap(([unit, stops]) =>
			deliveryTemplates(unit, stops, deliveryDays),
		),
		...stores.flatMap(collectTemplates),
	];
}

function deliveryTemplates(unit: string, stops: number, days: number[]): DemoTemplate[] {
	const groups = [[1, 2, 3, 4], [5], [6, 7]].map((group) =>
		group.filter((day) => days.includes(day)),
	);
	return deliveryFees.flatMap(([hour, ...fees]) =>
		groups.map((weekdays, group) => ({
			template_id: `van-${unit}-${hour}-${group}`,
			distribution_type: 'DELIVERY' as const,
			appointable_id: unit,
			weekdays,
			starts: clock(hour),
			ends: clock(hour + 2),
			// The first tour is loaded the evening before.
			lead_minutes: (hour < 12 ? hour + 2 : 4) * HOUR,
			capacity: stops,
			fee_cents: fees[group] ?? 0,
			green_reduction_cents: 100,
		})),
	);
}

function collectTemplates({ storeId }: DemoStore): DemoTemplate[] {
	return [8, 10, 12, 14, 16].map((hour) => ({
		template_id: `collect-${storeId}-${hour}`,
		distribution_type: 'CLICK_AND_COLLECT' as const,
		appointable_id: storeId,
		weekdays: [1, 2, 3, 4, 5, 6],
		starts: clock(hour),
		ends: clock(hour + 2),
		lead_minutes: 2 * HOUR,
		capacity: STORE_PLACES,
		fee_cents: 0,
		green_reduction_cents: 0,
	}));
}

function clock(hour: number): string {
	return `${String(hour).padStart(2, '0')}:00`;
}
