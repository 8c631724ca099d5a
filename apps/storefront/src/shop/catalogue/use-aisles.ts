import type { Aisle } from '@korb/contracts/catalogue/catalogue';
import { useShell } from '../../platform/site.tsx';

/** Top-level categories, in the shop's order. */
export function useAisles(): Aisle[] {
	return useShell().aisles;
}
