import type { SavedMethod, SavedMethods } from '@korb/contracts/customer/payment-method-endpoints';
import {
	deleteSavedMethod,
	postPrimaryMethod,
} from '@korb/contracts/customer/payment-method-paths';
import { api } from '../../../platform/api/api.ts';
import { METHODS_KEY, useMethodsQuery } from '../../../shop/payment-methods/methods-query.ts';
import { refetchPersonal, setPersonalData } from '../../../shop/session/personal-queries.ts';

export function useMethods() {
	const { data, isError, refetch } = useMethodsQuery();

	/** Visible at once; taken back if the API refuses. */
	async function change(
		apply: (methods: SavedMethod[]) => SavedMethod[],
		send: () => Promise<unknown>,
	): Promise<void> {
		setPersonalData<SavedMethods>(METHODS_KEY, (known) => ({
			...known,
			activeMethods: apply(known.activeMethods),
		}));
		try {
			await send();
		} finally {
			await refetchPersonal(METHODS_KEY);
		}
	}

	const makePrimary = (id: string) =>
		change(
			(methods) => methods.map((method) => ({ ...method, isPrimary: method.id === id })),
			() => api.call(postPrimaryMethod, { params: { id } }),
		);

	const remove = ({ id, provider }: SavedMethod) =>
		change(
			(methods) => methods.filter((method) => method.id !== id),
			() => api.call(deleteSavedMethod, { params: { id }, query: { provider } }),
		);

	return { methods: data?.activeMethods, isError, refetch, makePrimary, remove };
}
