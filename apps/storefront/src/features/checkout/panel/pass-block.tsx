import type { DeliveryPassLineItem } from '@korb/contracts/cart/cart';
import { withNodes } from '../../../platform/messages/with-nodes.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import styles from './pass-block.module.css';

/** The pass is a contract of its own: price, term, end and withdrawal stand next to the button. */
export function PassBlock({ pass }: { pass: DeliveryPassLineItem }) {
	const { config, t } = useSite();
	const { formatMoney, formatNumber } = useFormats();
	const link = (path: string | null, text: string) =>
		path ? <AppLink href={path}>{text}</AppLink> : text;
	return (
		<section className={styles['pass']} aria-labelledby="checkout-pass">
			<h3 id="checkout-pass">{t('pass.name', { months: pass.months })}</h3>
			<p>
				{t('pass.checkout', {
					price: formatMoney(pass.price),
					percent: formatNumber(pass.vatRate),
					months: pass.months,
				})}
			</p>
			<p className={styles['legal']}>
				{withNodes((marks) => t('pass.checkoutLegal', { days: config.withdrawal.days, ...marks }), {
					withdrawal: link(config.checkout.withdrawalPath, t('checkout.withdrawal')),
					terms: link(config.deliveryPass.termsPath, t('pass.terms')),
				})}
			</p>
		</section>
	);
}
