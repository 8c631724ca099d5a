import type { PayloadOf } from '@korb/contracts/platform/payload';
import { OrderSheet } from '../../features/orders/order-sheet.tsx';
import { SlotPicker } from '../../features/slots/slot-picker.tsx';
import { lazyHydrate } from '../../platform/hydration/lazy-hydrate.tsx';

// Guests follow the link of their order and never need it.
const OwnOrder = lazyHydrate(async () => (await import('./own-order.tsx')).OwnOrder);

export function OrderContent({ payload }: { payload: PayloadOf<'order'> }) {
	const { order, view, windows } = payload;
	if (!order) return <OwnOrder view={view} />;
	return (
		<OrderSheet
			order={order}
			view={view}
			windows={windows}
			picker={(choice) => windows && <SlotPicker list={windows} {...choice} />}
		/>
	);
}
