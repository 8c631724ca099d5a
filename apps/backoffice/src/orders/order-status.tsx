import type { OrderStatus } from '@korb/domain/order/order-states';
import { useMessages } from '../platform/i18n/locale.tsx';
import { Status, type StatusMark } from '../ui/badge/status.tsx';

const marks: Record<OrderStatus, StatusMark> = {
	PLACED: 'ring',
	PICKING: 'part',
	PICKED: 'full',
	ON_ITS_WAY: 'moving',
	DELIVERED: 'done',
	CANCELLED: 'off',
	WITHDRAWN: 'off',
};

export function OrderStatusMark({ status }: { status: OrderStatus }) {
	const t = useMessages();
	return <Status mark={marks[status]}>{t(`status.${status}`)}</Status>;
}
