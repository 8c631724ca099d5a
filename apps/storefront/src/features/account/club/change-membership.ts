import type { Customer } from '@korb/contracts/customer/customer';
import type { SiteContext } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { setCustomer } from '../../../shop/session/customer-store.ts';

/** Joining and leaving change the prices of the open cart. */
export async function changeMembership(site: SiteContext, customer: Customer): Promise<void> {
	setCustomer(customer);
	if (site.config.featureCartCheckout) await (await runningCart(site)).reload();
}
