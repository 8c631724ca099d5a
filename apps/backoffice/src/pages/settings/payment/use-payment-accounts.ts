import type {
	DeskPaymentAccounts,
	PaymentAccountSecrets,
} from '@korb/contracts/admin/settings/payment-accounts';
import {
	closePaymentAccount,
	deletePaymentAccount,
	getPaymentAccounts,
	putPaymentAccount,
} from '@korb/contracts/admin/settings/settings-paths';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';

const accountsKey = ['payment-accounts'];

export function usePaymentAccounts() {
	return useQuery({
		queryKey: accountsKey,
		queryFn: ({ signal }) => call(getPaymentAccounts, { signal }),
	});
}

type Entered = { account: string; secrets: PaymentAccountSecrets };

export function usePutAccount(version: number) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: ({ account, secrets }: Entered) =>
			call(putPaymentAccount, { params: { account }, body: { version, secrets } }),
		// The cache of mutations would keep the secrets for minutes.
		gcTime: 0,
		...showing(queries),
	});
}

export function useCloseAccount(version: number) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (account: string) =>
			call(closePaymentAccount, { params: { account }, body: { version } }),
		...showing(queries),
	});
}

export function useDeleteAccount(version: number) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (account: string) =>
			call(deletePaymentAccount, { params: { account }, body: { version } }),
		...showing(queries),
	});
}

/** What the API answered, or if somebody was faster, what is stored now. */
function showing(queries: QueryClient) {
	return {
		onSuccess: (accounts: DeskPaymentAccounts) => {
			queries.setQueryData(accountsKey, accounts);
			void queries.invalidateQueries({ queryKey: ['audit'] });
		},
		onError: () => queries.invalidateQueries({ queryKey: accountsKey }),
	};
}
