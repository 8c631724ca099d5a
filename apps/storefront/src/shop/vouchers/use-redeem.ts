import { activatePromotion } from '@korb/contracts/loyalty/loyalty-paths';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../cart/cart-actions.ts';
import { cart } from '../cart/cart-store.ts';
import { setCustomer } from '../session/customer-store.ts';
import type { ShownVoucher } from './shown-voucher.ts';

/** Activates personal vouchers, and puts vouchers into the cart. */
export function useRedeem() {
	const site = useSite();
	const [busyId, setBusyId] = useState<string | null>(null);

	async function redeem({ id, promotionId, articleId }: ShownVoucher): Promise<void> {
		setBusyId(id);
		try {
			if (promotionId) {
				setCustomer(await api.call(activatePromotion, { params: { promotionId } }));
			}
			if (articleId && site.config.featureCartCheckout) {
				// An activated voucher that does not apply yet comes with a later change of the cart.
				const running = await runningCart(site);
				if (!promotionId) await running.addVoucher(articleId);
				else if (cart.get()) await running.addVoucher(articleId).catch(() => {});
			}
		} catch {
			const message = site.t(promotionId ? 'voucher.failed' : 'voucher.notNow');
			notifications.show({ key: 'voucher', type: 'error', message });
		} finally {
			setBusyId(null);
		}
	}
	return { redeem, busyId };
}
