import { useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { fulfilmentDialog } from '../../shop/fulfilment/fulfilment-dialog.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';

/** Selects this store for collection and continues with the slot. */
export function CollectHere({ storeId, name }: { storeId: string; name: string }) {
	const site = useSite();
	const { t } = site;
	const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');

	async function take(): Promise<void> {
		setState('sending');
		try {
			const cart = await runningCart(site);
			await cart.setAddress({ distributionType: 'CLICK_AND_COLLECT', storeId });
			setState('idle');
			fulfilmentDialog.set({ step: 'time' });
		} catch {
			setState('failed');
		}
	}

	return (
		<>
			<Button
				variant="secondary"
				aria-label={t('stores.collectHereAt', { name })}
				loading={state === 'sending' && t('fulfilment.saving')}
				onClick={() => void take()}
			>
				{t('stores.collectHere')}
			</Button>
			{state === 'failed' && (
				<div role="alert">
					<Notice tone="danger">{t('fulfilment.failed')}</Notice>
				</div>
			)}
		</>
	);
}
