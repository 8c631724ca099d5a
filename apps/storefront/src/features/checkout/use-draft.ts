import { useEffect } from 'react';
import { type Draft, readDraft, saveDraft } from '../../shop/checkout/draft.ts';
import { customer, onCustomerReset } from '../../shop/session/customer-store.ts';
import { knownLoginState } from '../../shop/session/session.ts';
import type { Form } from '../../ui/form/use-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Restores earlier input of the same person, and stores what is typed from now on. */
export function useDraft(form: Form<CheckoutValues>): void {
	const { getValues, reset, watch } = form;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
	useEffect(() => {
		let isHere = true;
		let stop = () => {};
		const start = (draft: Draft | null) => {
			if (!isHere) return;
			if (draft) reset({ ...getValues(), ...draft.values });
			stop = watch((values) => saveDraft({ owner: ownerNow(), values })).unsubscribe;
		};
		const draft = readDraft();
		if (draft?.owner) {
			void knownLoginState().then(() => start(draft.owner === ownerNow() ? draft : null));
		} else {
			start(draft);
		}
		// The fields that the account filled in are emptied now, which nobody typed.
		const forget = onCustomerReset(() => stop());
		return () => {
			isHere = false;
			stop();
			forget();
		};
	}, []);
}

function ownerNow(): string | null {
	return customer.get()?.email ?? null;
}
