import type { Order } from '@korb/contracts/order/orders';
import { lazy, Suspense } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { useCustomer } from '../../../shop/session/use-customer.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import styles from './confirmation.module.css';
import { HelpPanel } from './help-panel.tsx';
import { NothingPlaced } from './nothing-placed.tsx';
import { OrderContents } from './order-contents.tsx';
import { PaidPanel } from './paid-panel.tsx';
import { Thanks } from './thanks.tsx';
import { useConfirmation } from './use-confirmation.ts';
import { Waiting } from './waiting.tsx';
import { WhatNext } from './what-next.tsx';

// Most shoppers are no members.
const ClubPanel = lazy(async () => ({ default: (await import('./club-panel.tsx')).ClubPanel }));

const PassPanel = lazy(async () => ({ default: (await import('./pass-panel.tsx')).PassPanel }));

/** Thanks, next steps and the order summary. */
export function Confirmation() {
	const { t } = useSite();
	const { data: order, isError, refetch } = useConfirmation();
	if (isError) {
		return (
			<EmptyState
				level={1}
				title={t('confirmation.failed')}
				actions={<Button onClick={() => void refetch()}>{t('checkout.retry')}</Button>}
			>
				{t('confirmation.failedText')}
			</EmptyState>
		);
	}
	if (order === null) return <NothingPlaced />;
	return order ? <PlacedOrder order={order} /> : <Waiting />;
}

export function PlacedOrder({ order }: { order: Order }) {
	const isMember = useCustomer()?.loyaltyMemberInformation != null;
	return (
		<div className={styles['page']}>
			<Thanks order={order} />
			<div className={styles['columns']}>
				<div className={styles['main']}>
					<WhatNext order={order} />
					<OrderContents order={order} />
				</div>
				<aside className={styles['main']}>
					<PaidPanel order={order} />
					{order.deliveryPassLineItem && (
						<Suspense>
							<PassPanel pass={order.deliveryPassLineItem} />
						</Suspense>
					)}
					{isMember && (
						<Suspense>
							<ClubPanel order={order} />
						</Suspense>
					)}
					<HelpPanel email={order.billingAddress?.email || order.distributionAddress.email} />
				</aside>
			</div>
		</div>
	);
}
