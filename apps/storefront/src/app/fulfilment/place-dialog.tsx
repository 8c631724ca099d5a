import { limitsOf } from '@korb/domain/cart/order-limits';
import { useState } from 'react';
import { PlaceStep } from '../../features/fulfilment/place-step.tsx';
import type { PlaceChoice } from '../../features/fulfilment/use-place-choice.ts';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Button } from '../../ui/button/button.tsx';
import { ArrowRightIcon } from '../../ui/icons/arrow-right.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './fulfilment-dialog.module.css';

type PlaceDialogProps = {
	open: boolean;
	choice: PlaceChoice;
	isPrompt: boolean;
	onClose: () => void;
	onLater: () => void;
	onDone: () => void;
};

export function PlaceDialog({
	open,
	choice,
	isPrompt,
	onClose,
	onLater,
	onDone,
}: PlaceDialogProps) {
	const site = useSite();
	const { config, t } = site;
	const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
	const isCollected = choice.type === 'CLICK_AND_COLLECT';
	const mayWait = isPrompt && config.cart.fulfilmentSelection === 'optional';

	async function take(): Promise<void> {
		if (!choice.chosen) return;
		setState('sending');
		try {
			await (await runningCart(site)).setAddress(choice.chosen);
			setState('idle');
			onDone();
		} catch {
			setState('failed');
		}
	}

	return (
		<Dialog
			open={open}
			onClose={onClose}
			title={t('fulfilment.title')}
			description={t(isCollected ? 'fulfilment.collectText' : 'fulfilment.deliveryText')}
			closeLabel={t('fulfilment.close')}
			size="lg"
			actions={
				<>
					<Terms isCollected={isCollected} />
					{mayWait && (
						<Button variant="ghost" onClick={onLater}>
							{t('fulfilment.later')}
						</Button>
					)}
					<Button
						disabled={!choice.chosen}
						loading={state === 'sending' && t('fulfilment.saving')}
						onClick={() => void take()}
					>
						{t(isCollected ? 'fulfilment.toCollectTime' : 'fulfilment.toTime')}
						<ArrowRightIcon />
					</Button>
				</>
			}
		>
			{isPrompt && (
				<div className={styles['why']}>
					<Notice>{t('fulfilment.promptText')}</Notice>
				</div>
			)}
			{state === 'failed' && (
				<div className={styles['why']} role="alert">
					<Notice tone="danger">{t('fulfilment.failed')}</Notice>
				</div>
			)}
			<PlaceStep choice={choice} />
		</Dialog>
	);
}

/** The fulfilment terms, shown before anything is chosen. */
function Terms({ isCollected }: { isCollected: boolean }) {
	const { config, t } = useSite();
	const { formatMoney } = useFormats();
	const fulfilment = isCollected ? 'CLICK_AND_COLLECT' : 'DELIVERY';
	const { minOrderValue } = limitsOf(config.cart, fulfilment, 'REGULAR');
	const { freeOfChargeThreshold } = config.cart;
	const rules = [
		minOrderValue !== null && t('fulfilment.minimum', { value: formatMoney(minOrderValue) }),
		!isCollected &&
			freeOfChargeThreshold !== null &&
			t('fulfilment.freeFrom', { value: formatMoney(freeOfChargeThreshold) }),
	];
	return <p className={styles['terms']}>{rules.filter(Boolean).join(' · ')}</p>;
}
