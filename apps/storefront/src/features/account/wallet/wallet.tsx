import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AccountHead } from '../frame/account-head.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { BalancePanel } from './balance-panel.tsx';
import { GiftCards } from './gift-cards.tsx';
import { useWallet } from './use-wallet.ts';
import styles from './wallet.module.css';
import { WalletHistory } from './wallet-history.tsx';

/** The balance, the gift cards it consists of, and where the money went. */
export function Wallet() {
	const t = useMessages();
	const { wallet, isError, refetch, add, remove } = useWallet();
	return (
		<>
			<AccountHead title={t('account.title.wallet')} />
			{wallet ? (
				<div className={styles['split']}>
					<div className={styles['column']}>
						<BalancePanel wallet={wallet} />
						<GiftCards cards={wallet.giftCards} onAdd={add} onRemove={remove} />
					</div>
					<WalletHistory />
				</div>
			) : isError ? (
				<LoadingFailed text={t('wallet.loadingFailed')} onRetry={() => void refetch()} />
			) : (
				<WaitingPanels count={2} />
			)}
		</>
	);
}
