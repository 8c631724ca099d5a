import { type OrderStatus, orderStatuses } from '@korb/domain/order/order-states';
import { OrderStatusMark } from '../../orders/order-status.tsx';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { classes } from '../../ui/classes.ts';
import { ChevronDownIcon } from '../../ui/icons/chevron-down.ts';
import { XIcon } from '../../ui/icons/x.ts';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import styles from './orders-page.module.css';

type StatusFilterProps = {
	status: OrderStatus | null;
	onChange: (status: OrderStatus | null) => void;
};

export function StatusFilter({ status, onChange }: StatusFilterProps) {
	const t = useMessages();
	if (status) {
		return (
			<button
				type="button"
				className={classes(styles['chip'], styles['chipOn'])}
				aria-label={t('orders.removeFilter', { name: t('orders.status') })}
				onClick={() => onChange(null)}
			>
				{t('orders.status')}: <b>{t(`status.${status}`)}</b>
				<XIcon size="sm" />
			</button>
		);
	}
	return (
		<Menu
			trigger={
				<button type="button" className={styles['chip']}>
					{t('orders.status')}
					<ChevronDownIcon size="sm" />
				</button>
			}
		>
			{orderStatuses.map((option) => (
				<MenuItem key={option} onClick={() => onChange(option)}>
					<OrderStatusMark status={option} />
				</MenuItem>
			))}
		</Menu>
	);
}
