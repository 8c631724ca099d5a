import type { Cart } from '@korb/contracts/cart/cart';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import styles from './cost-meter.module.css';

/** Products, deposit, fee and pass as parts of the total, so nothing comes as a surprise. */
export function CostMeter({ cart }: { cart: Cart }) {
	const { priceInfo, deliveryPassLineItem: pass } = cart;
	const t = useMessages();
	const { formatMoney } = useFormats();
	const parts = (
		[
			{ name: 'products', amount: priceInfo.orderValue, text: t('cart.part.goods') },
			{ name: 'deposit', amount: priceInfo.depositFees, text: t('cart.part.deposit') },
			{ name: 'fee', amount: priceInfo.serviceFeesAfterDiscount, text: t('cart.part.fee') },
			{ name: 'pass', amount: pass?.price ?? 0, text: t('cart.part.pass') },
		] as const
	).filter(({ name, amount }) => amount > 0 || name === 'products' || name === 'fee');
	return (
		<div className={styles['meter']}>
			<div className={styles['bar']} aria-hidden="true">
				{parts.map(({ name, amount }) => (
					<i key={name} className={styles[name]} style={{ flexGrow: amount }} />
				))}
			</div>
			<dl className={styles['parts']}>
				{parts.map(({ name, amount, text }) => (
					<div key={name}>
						<dt>
							<i className={styles[name]} />
							{text}
						</dt>
						<dd>{amount === 0 && name === 'fee' ? t('slot.free') : formatMoney(amount)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
