import { useEffect } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { registerServiceWorker } from '../../platform/offline/register-service-worker.ts';
import { LoadFailed } from '../../session/load-failed.tsx';
import { Start } from './start/start.tsx';
import { usePicking } from './use-picking.ts';
import { Walk } from './walk/walk-view.tsx';

/** Made for a phone or a tablet on a trolley, so it has no side bar. */
export function Component() {
	const t = useMessages();
	useEffect(registerServiceWorker, []);
	const { data, error, refetch } = usePicking();
	// A wave goes on without the network.
	if (data?.wave) return <Walk key={data.wave.waveId} wave={data.wave} currency={data.currency} />;
	if (error) {
		return <LoadFailed what={t('picking.failed')} error={error} onRetry={() => void refetch()} />;
	}
	return data ? <Start picking={data} /> : null;
}
