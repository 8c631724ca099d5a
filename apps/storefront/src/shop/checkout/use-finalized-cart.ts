import { useEffect } from 'react';
import { useAppNavigate } from '../../platform/navigation/use-navigate.ts';
import { useSite } from '../../platform/site.tsx';
import { useCart } from '../cart/cart-store.ts';
import { returnPath } from './checkout-paths.ts';

/** A cart that is being paid cannot change, so this redirects to the payment return page. */
export function useFinalizedCart(isWatching = true): void {
	const site = useSite();
	const navigate = useAppNavigate();
	const isFinalized = useCart()?.cartStatus === 'FINALIZED';
	useEffect(() => {
		if (isWatching && isFinalized) navigate(returnPath(site), { replace: true });
	}, [isWatching, isFinalized, site, navigate]);
}
