import type { OwnDeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { useLongDay } from '../../../shop/delivery-pass/use-long-day.ts';
import { withdrawFromPass } from '../../../shop/delivery-pass/use-pass.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import styles from './pass.module.css';
import type { WithdrawnPass } from './withdrawn.tsx';

type WithdrawPassProps = {
	pass: OwnDeliveryPass;
	onWithdrawn: (withdrawn: WithdrawnPass) => void;
};

/** Two steps, as the law wants it: declare, and confirm with the amount in view. */
export function WithdrawPass({ pass, onWithdrawn }: WithdrawPassProps) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	const formatDay = useLongDay();
	const [isOpen, setOpen] = useState(false);
	const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
	const { refund, lastDay } = pass.withdrawal;

	async function confirm(): Promise<void> {
		setState('sending');
		try {
			onWithdrawn(await withdrawFromPass(pass));
		} catch {
			setState('failed');
		}
	}

	return (
		<div className={styles['withdraw']}>
			<p>
				<b>{t('pass.withdraw.title')}</b>
				<span>{t('pass.withdraw.until', { day: formatDay(lastDay) })}</span>
			</p>
			<Button variant="secondary" onClick={() => setOpen(true)}>
				{t('pass.withdraw.start')}
			</Button>
			<Dialog
				size="sm"
				open={isOpen}
				onClose={() => setOpen(false)}
				title={t('pass.withdraw.question')}
				closeLabel={t('account.close')}
				actions={
					<>
						<Button
							variant="danger"
							loading={state === 'sending' && t('form.sending')}
							onClick={() => void confirm()}
						>
							{t('pass.withdraw.confirm')}
						</Button>
						<Button variant="ink" onClick={() => setOpen(false)}>
							{t('account.keep')}
						</Button>
					</>
				}
			>
				<p>{t('pass.withdraw.text', { amount: formatMoney(refund), number: pass.orderNumber })}</p>
				{state === 'failed' && (
					<div role="alert">
						<Notice tone="danger">{t('pass.withdraw.failed')}</Notice>
					</div>
				)}
			</Dialog>
		</div>
	);
}
