import type { Product } from '@korb/contracts/catalogue/catalogue';

export function isOrderable({ availability }: Product): boolean {
	return availability === 'available' || availability === 'ageRestricted';
}
