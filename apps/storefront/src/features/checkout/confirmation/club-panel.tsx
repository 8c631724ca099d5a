import type { Order } from '@korb/contracts/order/orders';
import { isDonor, isLoyalty } from '@korb/domain/loyalty/membership';
import { pointsFor } from '@korb/domain/loyalty/points';
import { useSite } from '../../../platform/site.tsx';
import { CardShape } from '../../../shop/club/card-shape.tsx';
import { useCustomer } from '../../../shop/session/use-customer.ts';
import { Status } from '../../../ui/label/flag.tsx';
import styles from './club-panel.module.css';

/** What a member has collected, and what this order will add. */
export function ClubPanel({ order }: { order: Order }) {
	const { config, t } = useSite();
	const member = useCustomer()?.loyaltyMemberInformation ?? null;
	const pool = member?.pools.find((each) => !isDonor([each]));
	if (!pool || !isLoyalty(member, config)) return null;
	const { discounts, serviceFees } = order.bill;
	const count = pointsFor({ lines: order.lines, discounts, serviceFees }, new Set());
	return (
		<section aria-label={t('club.title', { shop: config.name })}>
			<CardShape badge={count > 0 && <Status>{t('confirmation.club.plus', { count })}</Status>}>
				<p className={styles['points']}>
					{new Intl.NumberFormat(config.locale).format(pool.value)}{' '}
					<small>{t('club.pool.points')}</small>
				</p>
				<p className={styles['when']}>{t('confirmation.club.when')}</p>
			</CardShape>
		</section>
	);
}
