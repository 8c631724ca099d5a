import type { OfferedMethod } from '@korb/contracts/checkout';
import { useEffect } from 'react';
import type { Form } from '../../ui/form/use-form.ts';
import type { CheckoutValues } from './checkout-values.ts';

/** What the shop offers first is chosen until the shopper chooses; so is it when a choice is gone. */
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
