import { useMessages } from '../../lib/use-messages.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

/** Nobody learns here whether such an order exists. */
export function OrderMissing() {
	const t = useMessages();
	return (
		<EmptyState
			level={1}
			title={t('order.missing.title')}
			actions={<LinkButton href="/">{t('order.missing.home')}</LinkButton>}
		>
			{t('order.missing.text')}
		</EmptyState>
	);
}
