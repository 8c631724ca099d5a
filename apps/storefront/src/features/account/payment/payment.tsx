import { useMessages } from '../../../platform/messages/use-messages.ts';
import { PaymentWarning } from '../../../shop/payment-methods/payment-warning.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { SavedCards } from './saved-cards.tsx';
import { useMethods } from './use-methods.ts';

export function Payment() {
	const t = useMessages();
	const { methods, isError, refetch, makePrimary, remove } = useMethods();
	return (
		<>
			<AccountHead title={t('account.title.payment')} />
			<PaymentWarning />
			{methods ? (
				<SavedCards methods={methods} onPrimary={makePrimary} onRemove={remove} />
			) : isError ? (
				<LoadingFailed text={t('methods.loadingFailed')} onRetry={() => void refetch()} />
			) : (
				<WaitingPanels count={1} />
			)}
		</>
	);
}
