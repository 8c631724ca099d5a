import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { OrderStatusMark } from '../../orders/order-status.tsx';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { PlusIcon } from '../../ui/icons/plus.ts';
import text from '../../ui/layout/text.module.css';
import styles from './orders-table.module.css';
import type { SortField } from './sort-header.tsx';

const features = tableFeatures({});
const helper = createColumnHelper<typeof features, DeskOrderSummary>();

/** Numbers stand on the right. */
export function isNumeric(columnId: string): boolean {
	return columnId === 'lines' || columnId === 'total';
}

export function sortFieldOf(columnId: string): SortField | null {
	if (columnId === 'placedAt') return 'placed';
	return columnId === 'window' ? 'window' : null;
}

export function useOrderColumns() {
	const t = useMessages();
	const unitName = useUnitName();
	const formats = useFormats();
	return useMemo(
		() =>
			helper.columns([
				helper.accessor('orderNumber', {
					header: t('orders.order'),
					cell: ({ getValue }) => (
						<Link className={text['strong']} to={`/orders/${getValue()}`}>
							{getValue()}
						</Link>
					),
				}),
				helper.accessor('placedAt', {
					header: t('orders.placed'),
					cell: ({ getValue }) => (
						<time className={text['muted']} dateTime={getValue()} title={formats.full(getValue())}>
							{formats.moment(getValue())}
						</time>
					),
				}),
				helper.accessor('name', {
					header: t('orders.customer'),
					cell: ({ getValue }) => <span className={styles['customer']}>{getValue()}</span>,
				}),
				helper.accessor('city', {
					header: t('orders.place'),
					cell: ({ getValue }) => <span className={text['muted']}>{getValue()}</span>,
				}),
				helper.accessor('window', {
					header: t('orders.window'),
					cell: ({ row: { original } }) => (
						<>
							{formats.span(original.window.start, original.window.end)}{' '}
							<span className={text['faint']}>
								{original.distributionType === 'DELIVERY'
									? unitName(original.unit)
									: t('orders.collect')}
							</span>
						</>
					),
				}),
				helper.accessor('status', {
					header: t('orders.status'),
					cell: ({ getValue }) => <OrderStatusMark status={getValue()} />,
				}),
				helper.accessor('lineItemCount', {
					id: 'lines',
					header: t('orders.lines'),
					cell: ({ getValue }) => <span className={text['muted']}>{getValue()}</span>,
				}),
				helper.accessor('total', {
					id: 'total',
					header: t('orders.total'),
					cell: ({ row: { original } }) => formats.money(original.total, original.currency),
				}),
				helper.accessor('addsTo', {
					header: t('orders.flags'),
					cell: ({ getValue }) =>
						getValue() && (
							<Badge>
								<PlusIcon />
								{t('orders.addsTo', { number: getValue() ?? '' })}
							</Badge>
						),
				}),
			]),
		[t, formats, unitName],
	);
}
