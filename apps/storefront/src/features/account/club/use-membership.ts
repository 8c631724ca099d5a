import type { Customer } from '@korb/contracts/customer/customer';
import { deleteLoyalty, postLoyalty } from '@korb/contracts/loyalty/loyalty-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { setCustomer } from '../../../shop/session/customer-store.ts';
import { changeMembership } from './change-membership.ts';

/** Joining and leaving, both of which change the prices of the open cart. */
export function useMembership() {
	const site = useSite();
	const [isBusy, setIsBusy] = useState(false);

	async function change(
		call: () => Promise<Customer>,
		done?: 'club.joined' | 'club.left',
	): Promise<void> {
		setIsBusy(true);
		try {
			const customer = await call();
			if (done) {
				notifications.show({ key: 'club', type: 'success', message: site.t(done) });
				await changeMembership(site, customer);
			} else setCustomer(customer);
		} catch {
			notifications.show({ key: 'club', type: 'error', message: site.t('club.join.failed') });
		} finally {
			setIsBusy(false);
		}
	}

	return {
		isBusy,
		join: (isPersonalised: boolean) =>
			change(() => api.call(postLoyalty, { body: { isPersonalised } }), 'club.joined'),
		personalise: (isPersonalised: boolean) =>
			change(() => api.call(postLoyalty, { body: { isPersonalised } })),
		leave: () => change(() => api.call(deleteLoyalty), 'club.left'),
	};
}
