import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { registerServiceWorker } from '../../platform/offline/register-service-worker.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { HandoverView } from './handover-view.tsx';
import { keyOf } from './loading.ts';
import { useHandover } from './use-handover.ts';

/** Made for a tablet at the van or the counter, so it has no side bar. */
export function Component() {
	const t = useMessages();
	useEffect(registerServiceWorker, []);
	const [query, setQuery] = useSearchParams();
	const { handover, error, reload, ...actions } = useHandover();
	if (!handover) {
		return error ? <LoadFailed what={t('handover.failed')} error={error} onRetry={reload} /> : null;
	}
	const { windows } = handover;
	const chosen = windows.find((each) => keyOf(each) === query.get('window')) ?? windows[0];
	return (
		<HandoverView
			key={chosen && keyOf(chosen)}
			windows={windows}
			chosen={chosen}
			onChoose={(window) => setQuery({ window }, { replace: true })}
			{...actions}
		/>
	);
}
