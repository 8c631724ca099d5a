import type { OrderViewInput } from '@korb/contracts/admin/orders/order-views';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { BothValues } from '../../../ui/note/both-values.tsx';

export function StaleView({ theirs, mine }: { theirs: OrderViewInput; mine: OrderViewInput }) {
	const t = useMessages();
	const unitName = useUnitName();
	const both = (label: string, show: (view: OrderViewInput) => string) => ({
		label,
		theirs: show(theirs),
		mine: show(mine),
	});
	return (
		<BothValues
			values={[
				both(t('orders.views.name'), ({ name }) => name),
				both(t('orders.views.base'), ({ base }) => t(`orders.view.${base}`)),
				both(t('orders.status'), ({ status }) => (status ? t(`status.${status}`) : '–')),
				both(t('orders.unit'), ({ unit }) => (unit ? unitName(unit) : '–')),
				both(t('orders.sort'), ({ sort }) => t(`orders.sort.${sort}`)),
			]}
		/>
	);
}
