import { foldAddress } from '@korb/domain/fulfilment/parse-address';
import type { TestApi } from '../../testing.ts';

/** House numbers from 1 to 101 along a line. */
export async function aStreet(
	api: TestApi,
	name: string,
	postalCode: string,
	city: string,
	line: string,
	district = '',
	country = 'AT',
): Promise<void> {
	await api.query(
		`INSERT INTO street VALUES ($1, $2, $3, $4, $5, $6, $7, 1, 101, 'street',
			ST_GeomFromText($8, 4326))`,
		[
			country,
			`${postalCode}-${name}`,
			name,
			postalCode,
			city,
			district,
			foldAddress(`${name} ${postalCode} ${city}`),
			`LINESTRING(${line})`,
		],
	);
}
