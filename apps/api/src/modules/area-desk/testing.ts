type Box = { west: number; south: number; east: number; north: number };

export function boxShape({ west, south, east, north }: Box) {
	const border = [
		[west, south],
		[east, south],
		[east, north],
		[west, north],
		[west, south],
	];
	return { type: 'MultiPolygon' as const, coordinates: [[border]] };
}

export const anInput = {
	...{ name: 'Wien Mitte', priority: 0, postalCodes: ['1070'], pickingUnitIds: ['wien'] },
	...{ isDefault: true, minOrderValue: null, freeFrom: null, surcharge: null },
};
