import type { Wallet } from '@korb/contracts/wallet/wallet';
import { deleteGiftCard, putGiftCard } from '@korb/contracts/wallet/wallet-paths';
import { api } from '../../../platform/api/api.ts';
import { refetchPersonal, setPersonalData } from '../../../shop/session/personal-queries.ts';
import { CARDS_KEY, useWalletQuery, WALLET_KEY } from '../../../shop/wallet/wallet-query.ts';

/** Below the wallet's, so that it is fetched again together with it. */
export const ENTRIES_KEY = [...WALLET_KEY, 'entries'];

export function useWallet() {
	const { data, isError, refetch } = useWalletQuery();

	async function add(code: string): Promise<void> {
		await api.call(putGiftCard, { body: { code } });
		await refetchPersonal(WALLET_KEY);
	}

	/** Gone at once; comes back if the API refuses. */
	async function remove(id: string): Promise<void> {
		setPersonalData<Wallet>(CARDS_KEY, ({ giftCards, balance }) => ({
			giftCards: giftCards.filter((card) => card.id !== id),
			balance,
		}));
		try {
			await api.call(deleteGiftCard, { params: { id } });
		} finally {
			await refetchPersonal(WALLET_KEY);
		}
	}

	return { wallet: data, isError, refetch, add, remove };
}
