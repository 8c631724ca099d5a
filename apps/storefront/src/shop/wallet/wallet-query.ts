import type { Wallet } from '@korb/contracts/wallet/wallet';
import { getWallet } from '@korb/contracts/wallet/wallet-paths';
import { api } from '../../platform/api/api.ts';
import { usePersonalQuery } from '../session/personal-queries.ts';

export const WALLET_KEY = ['wallet'];
export const CARDS_KEY = [...WALLET_KEY, 'cards'];

/** The gift cards of the signed-in customer. */
export function useWalletQuery() {
	return usePersonalQuery<Wallet>(CARDS_KEY, (signal) => api.call(getWallet, { signal }));
}
