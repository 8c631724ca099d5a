import { type Prefill, prefillOf } from '@korb/domain/customer/prefill';
import { useEffect, useRef } from 'react';
import { useStore } from '../../platform/storage/store.ts';
import { customer } from './customer-store.ts';

/** The part of a form that is filled in; React Hook Form has it. */
type Target<Name extends string> = {
	getValues: (name: Name) => unknown;
	setValue: (name: Name, value: string) => void;
};

/**
 * Fills empty fields with what the account knows, and empties them again on logout. What the
 * shopper has typed stays.
 */
export function usePrefill<Name extends string>(
	form: Target<Name>,
	fields: Partial<Record<keyof Prefill, Name>>,
): void {
	const known = useStore(customer, null);
	const filled = useRef(new Map<Name, string>());
	// biome-ignore lint/correctness/useExhaustiveDependencies: form and fields never change.
	useEffect(() => {
		const entries = Object.entries(fields) as [keyof Prefill, Name][];
		if (!known) {
			for (const [name, value] of filled.current) {
				if (form.getValues(name) === value) form.setValue(name, '');
			}
			filled.current.clear();
			return;
		}
		const billing = known.addresses.find(({ primaryFor }) => primaryFor.includes('Billing'));
		const prefill = prefillOf(known, billing ?? null, new Date());
		for (const [key, name] of entries) {
			if (form.getValues(name) || !prefill[key]) continue;
			form.setValue(name, prefill[key]);
			filled.current.set(name, prefill[key]);
		}
	}, [known]);
}
