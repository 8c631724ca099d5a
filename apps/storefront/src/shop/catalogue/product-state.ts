import type { Availability } from '@korb/contracts/catalogue/catalogue';

const orderable: Record<Availability, boolean> = {
	available: true,
	ageRestricted: true,
	temporarilyUnavailable: false,
	unavailable: false,
};

export function isOrderable(availability: Availability): boolean {
	return orderable[availability];
}
