import { startPhoneOrder } from '@korb/contracts/admin/orders/phone-orders-paths';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { usePhoneOrderUpdate } from './use-phone-order.ts';

/** Null: without an account. */
export function useStart() {
	const navigate = useNavigate();
	const update = usePhoneOrderUpdate();
	return useMutation({
		mutationFn: (customerId: string | null) => call(startPhoneOrder, { body: { customerId } }),
		onSuccess: (order) => {
			update(order);
			void navigate(`/orders/phone/${order.draftId}`);
		},
	});
}
