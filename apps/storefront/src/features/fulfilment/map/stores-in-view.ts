import type { Position } from '@korb/contracts/fulfilment/address';

const IN_REACH_METERS = 15_000;
const METERS_PER_DEGREE = 111_320;

type Placed = { position: Position; distanceMeters: number | null };

/**
 * The stores a map initially shows: those within reach of the shopper or, without a position, the
 * town with the most stores. A map of the entire country would show pins on empty ground.
 */
export function storesInView<S extends Placed>(stores: readonly S[]): S[] {
	const isPlaceKnown = stores.some(({ distanceMeters }) => distanceMeters !== null);
	const near = isPlaceKnown
		? stores.filter(({ distanceMeters }) => (distanceMeters ?? 0) < IN_REACH_METERS)
		: fullestTown(stores);
	return near.length > 0 ? near : stores.slice(0, 1);
}

function fullestTown<S extends Placed>(stores: readonly S[]): S[] {
	return stores
		.map((store) =>
			stores.filter(({ position }) => metersBetween(store.position, position) < IN_REACH_METERS),
		)
		.reduce((most, around) => (around.length > most.length ? around : most), [] as S[]);
}

/** Planar approximation, accurate enough within a town. */
function metersBetween(a: Position, b: Position): number {
	const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
	return Math.hypot(a.lat - b.lat, east) * METERS_PER_DEGREE;
}
