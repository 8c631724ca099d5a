import { useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { usePass } from '../../../shop/delivery-pass/use-pass.ts';
import { AccountHead } from '../frame/account-head.tsx';
import { LoadingFailed } from '../frame/loading-failed.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import { NoPass } from './no-pass.tsx';
import { RunningPass } from './running-pass.tsx';
import { Withdrawn, type WithdrawnPass } from './withdrawn.tsx';

/** The pass of the customer: until when, what it has saved, and the way out of it. */
export function Pass() {
	const t = useMessages();
	const { data, isError, refetch } = usePass();
	const [withdrawn, setWithdrawn] = useState<WithdrawnPass | null>(null);
	return (
		<>
			<AccountHead title={t('account.title.pass')} />
			{withdrawn && <Withdrawn withdrawn={withdrawn} />}
			{data ? (
				data.own ? (
					<RunningPass pass={data.own} onWithdrawn={setWithdrawn} />
				) : (
					<NoPass />
				)
			) : isError ? (
				<LoadingFailed text={t('pass.loadingFailed')} onRetry={() => void refetch()} />
			) : (
				<WaitingPanels count={2} />
			)}
		</>
	);
}
