import { useEffect, useState } from 'react';
import { createStore, useStore } from '../../platform/storage/store.ts';
import { onCustomerReset } from '../../shop/session/customer-store.ts';

/** Whether the session has ended: the page is about to be left for the login. */
export function useExpiredSession(): boolean {
	// A store, like the cart: that must not be shown as empty before this is known.
	const [expired] = useState(() => createStore(false));
	useEffect(() => onCustomerReset((reason) => expired.set(reason === 'expired')), [expired]);
	return useStore(expired, false);
}
