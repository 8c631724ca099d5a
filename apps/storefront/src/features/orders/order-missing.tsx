import type { OrderView } from '@korb/contracts/order/orders';
import { useSite } from '../../platform/site.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

/** Does not reveal whether such an order exists. */
export function OrderMissing({ view }: { view: OrderView | null }) {
	const { config, t } = useSite();
	const isExpired = view === 'link-expired';
	return (
		<EmptyState
			level={1}
			title={t(isExpired ? 'order.expired.title' : 'order.missing.title')}
			actions={
				<LinkButton href={isExpired ? `mailto:${config.contactEmail}` : '/'}>
					{t(isExpired ? 'order.expired.contact' : 'order.missing.home')}
				</LinkButton>
			}
		>
			{t(isExpired ? 'order.expired.text' : 'order.missing.text')}
		</EmptyState>
	);
}
