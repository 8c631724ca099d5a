import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../../platform/site.tsx';
import { LinkButton } from '../../../ui/button/link-button.tsx';
import { LoaderCircleIcon } from '../../../ui/icons/loader-circle.ts';
import { NothingPlaced } from '../confirmation/nothing-placed.tsx';
import styles from './payment-return.module.css';
import { usePaymentReturn } from './use-payment-return.ts';

/** Shown between the bank and the confirmation. However long it takes, there is a way out. */
export function PaymentReturn() {
	const { routes, t } = useSite();
	const state = usePaymentReturn();
	if (state === 'nothing') return <NothingPlaced />;
	return (
		<section className={styles['return']} aria-busy="true">
			<LoaderCircleIcon className={styles['spinner']} />
			<h1>{t('paymentReturn.title')}</h1>
			<p role="status">{t(state === 'slow' ? 'paymentReturn.slow' : 'paymentReturn.text')}</p>
			{state === 'slow' && (
				<div className={styles['ways']}>
					<LinkButton variant="secondary" href={pathTo(routes, 'checkout') ?? '/'}>
						{t('paymentReturn.back')}
					</LinkButton>
					<LinkButton variant="ghost" href="/">
						{t('paymentReturn.home')}
					</LinkButton>
				</div>
			)}
		</section>
	);
}
