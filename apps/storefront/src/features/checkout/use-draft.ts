import { useEffect } from 'react';
import type { Form } from '../../ui/form/use-form.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { readDraft, saveDraft } from './draft.ts';

/** Restores earlier input, and stores what is typed from now on. */
export function useDraft(form: Form<CheckoutValues>): void {
	const { getValues, reset, watch } = form;
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per mount
	useEffect(() => {
		const draft = readDraft();
		if (Object.keys(draft).length > 0) reset({ ...getValues(), ...draft });
		const { unsubscribe } = watch((values) => saveDraft(values));
		return unsubscribe;
	}, []);
}
