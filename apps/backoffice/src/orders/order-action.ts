import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** What the palette asks the page of an order to begin. */
export type OrderAction = 'move' | 'refund' | 'voucher';

type Arrival = { action?: OrderAction } | null;

/** Begins what the palette was asked for, once: a reload does not ask again. */
export function useOrderAction(action: OrderAction, begin: () => void): void {
	const { state, key } = useLocation();
	const navigate = useNavigate();
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per arrival, whatever is rendered.
	useEffect(() => {
		if ((state as Arrival)?.action !== action) return;
		begin();
		void navigate('.', { replace: true, state: null });
	}, [key]);
}
