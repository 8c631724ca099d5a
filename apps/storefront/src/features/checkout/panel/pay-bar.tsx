import { useFormats } from '../../../lib/products/use-formats.ts';
import { useMessages } from '../../../lib/use-messages.ts';
import { OrderButton, type OrderButtonProps } from './order-button.tsx';
import styles from './pay-bar.module.css';

/** What is to pay and the button, always in sight where the order's summary is below the form. */
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
			{/* Whoever orders must be able to see first what is ordered. */}
			<a href="#order-panel" className={`link ${styles['see']}`}>
				{t('checkout.seeOrder')}
			</a>
			<div className={styles['button']}>
				<OrderButton {...props} />
			</div>
		</div>
	);
}
