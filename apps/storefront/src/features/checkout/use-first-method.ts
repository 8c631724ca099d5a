import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { useEffect } from 'react';
import type { Form } from '../../ui/form/use-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** Preselects the first method on offer, also when the selected one is no longer available. */
export function useFirstMethod(
	form: Form<CheckoutValues>,
	choices: readonly OfferedMethod[] | undefined,
): void {
	const { getValues, setValue } = form;
	useEffect(() => {
		if (!choices) return;
		const usable = choices.filter(({ refusal }) => refusal !== 'providerDown');
		if (usable.some(({ methodKey }) => methodKey === getValues('methodKey'))) return;
		setValue('methodKey', usable[0]?.methodKey ?? '');
	}, [choices, getValues, setValue]);
}
