import type { DeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Scooter } from '../../shop/delivery-pass/scooter.tsx';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './pass-hero.module.css';

export function PassHero({ pass: { offers, minOrderValue } }: { pass: DeliveryPass }) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	/** "€ 30" for € 30,00. */
	const round = (cents: number) => formatMoney(cents).replace(/[.,]00(?!\d)/, '');
	const minimum = round(minOrderValue);
	const [first] = offers;
	return (
		<section className={styles['hero']}>
			<p className={styles['eyebrow']}>
				<TruckIcon />
				{t('route.delivery-pass')}
			</p>
			<h1>{t('pass.headline', { amount: round(0) })}</h1>
			<p className={styles['lead']}>
				{t('pass.lead', { minimum, hasMinimum: String(minOrderValue > 0) })}
				{first &&
					` ${t('pass.leadPrice', { price: formatMoney(first.price), months: first.months })}`}
			</p>
			<p className={styles['small']}>{t('pass.endsByItself')}</p>
			<Scooter width={320} className={styles['art']} />
		</section>
	);
}
