import type { DeliveryPassLineItem } from '@korb/contracts/cart/cart';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Scooter } from '../../../shop/delivery-pass/scooter.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './pass-panel.module.css';

/** The pass that was bought with the order, and where to find it. */
export function PassPanel({ pass }: { pass: DeliveryPassLineItem }) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	return (
		<section className={styles['pass']} aria-labelledby="confirmation-pass">
			<h2 id="confirmation-pass">{t('pass.active')}</h2>
			<p>{t('pass.activeText', { months: pass.months, price: formatMoney(pass.price) })}</p>
			<LinkButton variant="white" size="sm" href={accountPath(site, 'pass')}>
				{t('pass.toAccount')}
			</LinkButton>
			<Scooter width={96} className={styles['art']} />
		</section>
	);
}
