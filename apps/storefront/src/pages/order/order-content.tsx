import type { PayloadOf } from '@korb/contracts/platform/payload';
import { OrderMissing } from '../../features/orders/order-missing.tsx';
import { OrderSheet } from '../../features/orders/order-sheet.tsx';
import { SlotPicker } from '../../features/slots/slot-picker.tsx';

export function OrderContent({ payload }: { payload: PayloadOf<'order'> }) {
	const { order, view, windows } = payload;
	if (!order) return <OrderMissing view={view} />;
	return (
		<OrderSheet
			order={order}
			view={view}
			windows={windows}
			picker={(choice) => windows && <SlotPicker list={windows} {...choice} />}
		/>
	);
}
