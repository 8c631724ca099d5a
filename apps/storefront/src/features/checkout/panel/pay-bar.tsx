import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { OrderButton, type OrderButtonProps } from './order-button.tsx';
import styles from './pay-bar.module.css';

/** The total and the button, always visible where the order summary is below the form. */
export function PayBar(props: OrderButtonProps) {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const { priceInfo } = props.cart;
	return (
		<div className={styles['bar']}>
			<p className={styles['sum']}>
				<span>{t('checkout.toPay')}</span>
				<b>{formatMoney(priceInfo.uncoveredAmountWithoutOverAuthorization)}</b>
			</p>
			{/* The shopper must be able to review the order before placing it. */}
			<a href="#order-panel" className={`link ${styles['see']}`}>
				{t('checkout.seeOrder')}
			</a>
			<div className={styles['button']}>
				<OrderButton {...props} />
			</div>
		</div>
	);
}
