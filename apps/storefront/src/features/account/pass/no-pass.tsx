import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { Scooter } from '../../../shop/delivery-pass/scooter.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import styles from './pass.module.css';

export function NoPass() {
	const { routes, t } = useSite();
	return (
		<section className={styles['hero']} aria-labelledby="no-pass">
			<h2 id="no-pass">{t('pass.none')}</h2>
			<p className={styles['lead']}>{t('pass.noneText')}</p>
			<LinkButton variant="white" href={pathTo(routes, 'delivery-pass') ?? '/'}>
				{t('cart.pass.more')}
			</LinkButton>
			<Scooter width={160} className={styles['art']} />
		</section>
	);
}
