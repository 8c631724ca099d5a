import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { useEffect } from 'react';
import type { Form } from '../../ui/form/use-form.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { listUsable } from './method-value.ts';

/** Preselects the first method on offer, also when the selected one is no longer available. */
export function useFirstMethod(
	form: Form<CheckoutValues>,
	choices: readonly OfferedMethod[] | undefined,
	saved: readonly SavedMethod[] | undefined,
): void {
	const { getValues, setValue } = form;
	useEffect(() => {
		if (!choices || !saved) return;
		const usable = listUsable(choices, saved);
		if (!usable.includes(getValues('methodKey'))) setValue('methodKey', usable[0] ?? '');
	}, [choices, saved, getValues, setValue]);
}
