import { orderStatuses } from '@korb/domain/order/order-states';
import { OrderStatusMark } from '../../orders/order-status.tsx';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useUnits } from '../../session/use-schedules.ts';
import { useUnitName } from '../../session/use-unit-name.ts';
import { FilterMenu } from '../../ui/filter/filter-menu.tsx';
import type { OrderListState } from './order-views.ts';

type OrderFiltersProps = {
	state: OrderListState;
	onChange: (next: Partial<OrderListState>) => void;
};

export function OrderFilters({ state, onChange }: OrderFiltersProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const units = useUnits();
	const remove = (name: string) => t('orders.removeFilter', { name });
	const statuses = orderStatuses.map((option) => ({
		value: option,
		text: t(`status.${option}`),
		mark: <OrderStatusMark status={option} />,
	}));
	// An address may name a unit that has no windows any more.
	const known = state.unit && !units.includes(state.unit) ? [...units, state.unit] : units;
	return (
		<>
			{known.length > 1 && (
				<FilterMenu
					label={t('orders.unit')}
					removeLabel={remove(t('orders.unit'))}
					options={known.map((unit) => ({ value: unit, text: unitName(unit) }))}
					value={state.unit}
					onChange={(unit) => onChange({ unit })}
				/>
			)}
			<FilterMenu
				label={t('orders.status')}
				removeLabel={remove(t('orders.status'))}
				options={statuses}
				value={state.status}
				onChange={(value) =>
					onChange({ status: orderStatuses.find((option) => option === value) ?? null })
				}
			/>
		</>
	);
}
