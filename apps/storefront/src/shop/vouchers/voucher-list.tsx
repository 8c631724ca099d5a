import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { useCart } from '../cart/cart-store.ts';
import { useCustomer } from '../session/use-customer.ts';
import type { ShownVoucher } from './shown-voucher.ts';
import { useRedeem } from './use-redeem.ts';
import styles from './voucher-list.module.css';
import { type VoucherState, VoucherTicket } from './voucher-ticket.tsx';

export function VoucherList({ vouchers }: { vouchers: readonly ShownVoucher[] }) {
	const { config } = useSite();
	const t = useMessages();
	const cart = useCart();
	const customer = useCustomer();
	const promotions = customer?.loyaltyMemberInformation?.promotions ?? [];
	const { redeem, busyId } = useRedeem();
	const today = new Date().toLocaleDateString('sv-SE', { timeZone: config.timeZone });
	const inCart = cart?.voucherLineItems.map(({ articleId }) => articleId) ?? [];
	const isActivated = (voucher: ShownVoucher) =>
		promotions.some(
			({ promotionId, isActivated }) => promotionId === voucher.promotionId && isActivated,
		);

	const isFirst = {
		Delivery: customer?.firstOrderDelivery,
		'Click & Collect': customer?.firstOrderClickAndCollect,
	};
	const isUsed = ({ articleId, firstOrders }: ShownVoucher) =>
		customer !== null &&
		(customer.redeemedVouchers.includes(articleId ?? '') ||
			(firstOrders.length > 0 && firstOrders.every((type) => !isFirst[type])));

	function stateOf(voucher: ShownVoucher): VoucherState {
		if (voucher.validFrom !== null && voucher.validFrom > today) return 'soon';
		if (voucher.articleId === null) return 'till';
		if (inCart.includes(voucher.articleId)) return 'on';
		if (isUsed(voucher)) return 'used';
		if (voucher.promotionId !== null) return isActivated(voucher) ? 'on' : 'open';
		return voucher.isAutomatic ? 'on' : 'open';
	}

	if (vouchers.length === 0) return <p className="muted">{t('voucher.none')}</p>;
	return (
		<ul className={styles['grid']}>
			{vouchers.map((voucher) => (
				<li key={voucher.id}>
					<VoucherTicket
						voucher={voucher}
						state={stateOf(voucher)}
						isInCart={voucher.articleId !== null && inCart.includes(voucher.articleId)}
						isBusy={busyId === voucher.id}
						onRedeem={() => void redeem(voucher)}
					/>
				</li>
			))}
		</ul>
	);
}
