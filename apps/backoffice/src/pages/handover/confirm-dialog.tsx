import type { HandoverOrder } from '@korb/contracts/admin/picking/handover';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Note } from '../../ui/note/note.tsx';
import styles from './handover.module.css';

type ConfirmDialogProps = {
	orders: HandoverOrder[];
	/** Orders of the window that stay here. */
	leftCount: number;
	onConfirm: () => void;
	onClose: () => void;
};

export function ConfirmDialog({ orders, leftCount, onConfirm, onClose }: ConfirmDialogProps) {
	const t = useMessages();
	const checks = orders.filter(({ minimumAge }) => minimumAge !== null);
	return (
		<Dialog
			isOpen
			onClose={onClose}
			title={t('handover.handOver', { count: orders.length })}
			description={t('handover.confirmText')}
			closeLabel={t('close')}
			onSubmit={() => {
				onClose();
				onConfirm();
			}}
			actions={
				<Button type="submit" variant="primary" size="xl">
					{t('handover.confirm')}
				</Button>
			}
		>
			{leftCount > 0 && <Note tone="warn">{t('handover.leftOut', { count: leftCount })}</Note>}
			{checks.length > 0 && (
				<Note tone="warn">
					<b>{t('handover.idChecks', { count: checks.length })}</b>
					<ul className={styles['checks']}>
						{checks.map(({ orderNumber, name, minimumAge }) => (
							<li key={orderNumber}>{`${name}, ${orderNumber}: ${minimumAge}+`}</li>
						))}
					</ul>
				</Note>
			)}
		</Dialog>
	);
}
