import { chance } from './chance.ts';
import type { City, District } from './city.ts';

/** Names every town has; each district gets some besides its own. */
const common: Record<City['country'], string[]> = {
	AT: [
		'Ahorngasse',
		'Am Anger',
		'Bachgasse',
		'Birkengasse',
		'Brunnenweg',
		'Eichenweg',
		'Feldgasse',
		'Fliedergasse',
		'Gartengasse',
		'Hauptstraße',
		'Johannesgasse',
		'Kastanienallee',
		'Kirchenplatz',
		'Kreuzgasse',
		'Lerchengasse',
		'Mozartgasse',
		'Mühlgasse',
		'Nelkengasse',
		'Parkgasse',
		'Rosengasse',
		'Schillergasse',
		'Schulgasse',
		'Sonnenweg',
		'Stiftgasse',
		'Ulmenstraße',
		'Wiesengasse',
	],
	GB: [
		'Albert Road',
		'Albion Street',
		'Alma Street',
		'Chapel Street',
		'Church Lane',
		'Crown Street',
		'Elm Grove',
		'Garden Row',
		'Gladstone Street',
		'Grange Road',
		'Hanover Street',
		'King Street',
		'Mill Lane',
		'Nelson Street',
		'Orchard Street',
		'Park Street',
		'Prince’s Road',
		'Queen Street',
		'Richmond Terrace',
		'School Lane',
		'Station Road',
		'Victoria Road',
		'Warwick Street',
		'Wellington Street',
		'William Street',
		'York Street',
	],
};

const COMMON_PER_DISTRICT = 22;
const METERS_PER_DEGREE = 111_320;

export type Line = [lng: number, lat: number][];
export type SmallStreet = { name: string; line: Line };

/** A grid with a different angle in every district; the caller clips it at the border. */
export function layOutStreets(city: City, district: District): SmallStreet[] {
	const key = `${city.key}/${district.name}`;
	const shared = common[city.country]
		.filter((name) => !district.streets.includes(name))
		.toSorted((a, b) => chance(key, a) - chance(key, b))
		.slice(0, COMMON_PER_DISTRICT);
	const names = [...district.streets, ...shared].toSorted(
		(a, b) => chance(a, key) - chance(b, key),
	);
	const angle = chance(key) * Math.PI;
	const reach = distanceToNext(city, district);
	return names.map((name, place) => {
		const lane = Math.floor(place / 2) - names.length / 4;
		const turn = angle + (place % 2) * (Math.PI / 2);
		const aside = (lane + chance(key, name, 'aside') * 0.5) * (reach / 9);
		const along = (chance(key, name, 'along') - 0.5) * reach * 0.5;
		const half = reach * (0.35 + chance(key, name, 'length') * 0.45);
		const at = (distance: number): [number, number] =>
			move(district.centre, {
				east: Math.cos(turn) * distance - Math.sin(turn) * aside,
				north: Math.sin(turn) * distance + Math.cos(turn) * aside,
			});
		return { name, line: [at(along - half), at(along + half)] };
	});
}

/** Wide districts get wide grids. */
function distanceToNext(city: City, district: District): number {
	const [lng, lat] = toPoint(district.centre);
	const distances = city.districts
		.filter(({ centre }) => centre !== district.centre)
		.map(({ centre }) => {
			const [otherLng, otherLat] = toPoint(centre);
			return METERS_PER_DEGREE * Math.hypot((otherLng - lng) * shrinkAt(lat), otherLat - lat);
		});
	return Math.min(...distances, 3500);
}

function move(centre: string, meters: { east: number; north: number }): [number, number] {
	const [lng, lat] = toPoint(centre);
	return [
		lng + meters.east / (METERS_PER_DEGREE * shrinkAt(lat)),
		lat + meters.north / METERS_PER_DEGREE,
	];
}

function toPoint(text: string): [lng: number, lat: number] {
	const [lng = 0, lat = 0] = text.split(',').map(Number);
	return [lng, lat];
}

/** Degrees of longitude shrink towards the poles. */
function shrinkAt(lat: number): number {
	return Math.cos((lat * Math.PI) / 180);
}
