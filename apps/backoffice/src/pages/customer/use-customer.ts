import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { getDeskCustomer } from '@korb/contracts/admin/customers/customer-desk-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

const keyOf = (customerId: string) => ['customer', customerId];

/** Opening a customer is audited, so only the person at the desk fetches, not the window's focus. */
export function useCustomer(customerId: string) {
	return useQuery({
		queryKey: keyOf(customerId),
		queryFn: ({ signal }) => call(getDeskCustomer, { params: { customerId }, signal }),
		refetchOnWindowFocus: false,
	});
}

export function useCustomerUpdate(): (customer: DeskCustomer) => void {
	const queries = useQueryClient();
	return (customer) => {
		queries.setQueryData(keyOf(customer.customerId), customer);
		void queries.invalidateQueries({ queryKey: ['customers'] });
	};
}
