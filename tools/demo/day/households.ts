import { chance } from '@korb/demo/places/chance';
import type { DemoPlaces } from '@korb/demo/places/demo-places';

/** Customers of the seeded day; the demo picker knows them by it and leaves their orders alone. */
export const HOUSEHOLD_DOMAIN = 'haushalt.example';

export type Household = {
	streetName: string;
	streetNumber: string;
	postalCode: string;
	city: string;
	countryCode: 'AT' | 'GB';
	firstName: string;
	lastName: string;
	email: string;
	phoneNumber: string;
};

const people = {
	AT: {
		first: 'Anna Paul Lena Jakob Marie Elias Sophie Lukas Katharina Emil Hannah Matteo'.split(' '),
		last: 'Gruber Huber Wagner Pichler Steiner Moser Berger Hofer Leitner Fuchs Eder Novak'.split(
			' ',
		),
		phone: '+43660',
	},
	GB: {
		first: 'Amelia Oliver Isla George Ava Noah Freya Arthur Mia Leo Grace Theo'.split(' '),
		last: 'Smith Jones Taylor Brown Patel Evans Wright Khan Walker Hughes Green Clarke'.split(' '),
		phone: '+447700',
	},
};

/** People who live where this unit delivers, the same in every demo. */
export function listHouseholds(places: DemoPlaces, unit: string, count: number): Household[] {
	const codes = new Set(
		places.areas.filter((area) => area.unit === unit).flatMap(({ postalCodes }) => postalCodes),
	);
	const homes = places.cities.flatMap(({ name, country, districts }) =>
		districts
			.filter(({ postalCode }) => codes.has(postalCode))
			.flatMap(({ postalCode, streets }) =>
				streets.map((streetName) => ({
					...{ streetName, postalCode, city: name, countryCode: country },
				})),
			),
	);
	return Array.from({ length: count }, (_, n) => {
		const pick = <T>(list: T[], what: string): T =>
			list[Math.floor(chance(unit, n, what) * list.length)] as T;
		const home = pick(homes, 'home');
		const { first, last, phone } = people[home.countryCode];
		const firstName = pick(first, 'first');
		const lastName = pick(last, 'last');
		return {
			...home,
			firstName,
			lastName,
			streetNumber: String(2 + Math.floor(chance(unit, n, 'door') * 20)),
			email: `${firstName}.${lastName}.${unit}${n}@${HOUSEHOLD_DOMAIN}`.toLowerCase(),
			phoneNumber: `${phone}${String(Math.floor(chance(unit, n, 'phone') * 1e6)).padStart(6, '0')}`,
		};
	});
}
