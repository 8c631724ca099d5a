import type { Customer } from '@korb/contracts/customer/customer';
import { useStore } from '../../platform/storage/store.ts';
import { customer } from './customer-store.ts';

/** null on the server and until the customer is fetched. */
export function useCustomer(): Customer | null {
	return useStore(customer, null);
}
