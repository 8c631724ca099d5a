import { expect, it } from 'vitest';
import { storesInView } from './stores-in-view.ts';

const at = (name: string, lat: number, lng: number, distanceMeters: number | null = null) => ({
	name,
	position: { lat, lng },
	distanceMeters,
});
const graz = at('Graz', 47.07, 15.44);
const vienna = [at('Praterstern', 48.218, 16.392), at('Mariahilf', 48.196, 16.34)];

it('opens on the town with the most stores while the shopper’s position is unknown', () => {
	expect(storesInView([graz, ...vienna])).toEqual(vienna);
});

it('opens on stores within reach once the position is known', () => {
	const near = { ...graz, distanceMeters: 800 };
	const far = vienna.map((store) => ({ ...store, distanceMeters: 145_000 }));
	expect(storesInView([near, ...far])).toEqual([near]);
});

it('shows the nearest store when none is within reach, and nothing when there is none', () => {
	const far = { ...graz, distanceMeters: 90_000 };
	expect(storesInView([far])).toEqual([far]);
	expect(storesInView([])).toEqual([]);
});
