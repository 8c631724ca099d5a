import type { SavedMethod } from '@korb/contracts/customer/payment-method-endpoints';
import { formatCardExpiry } from '@korb/domain/payment/card-expiry';
import { markOfBrand } from '@korb/domain/payment/payment-marks';
import { useSite } from '../../../platform/site.tsx';
import { cardName } from '../../../shop/payment-methods/card-name.ts';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { ClockIcon } from '../../../ui/icons/clock.ts';
import { PaymentMarks } from '../../../ui/label/payment-marks.tsx';
import styles from './saved-cards.module.css';

type SavedCardProps = { method: SavedMethod; onPrimary: () => void; onRemove: () => void };

/** Drawn like a card, with what is printed on it. */
export function SavedCard({ method, onPrimary, onRemove }: SavedCardProps) {
	const site = useSite();
	const { t } = site;
	const { paymentBrand, lastDigits, isPrimary, expired } = method;
	const mark = markOfBrand(paymentBrand);
	const name = cardName(site, method);
	return (
		<li>
			<div className={styles['card']} data-expired={expired || undefined}>
				<div className={styles['line']}>
					{mark ? <PaymentMarks marks={[mark]} /> : <b>{paymentBrand}</b>}
					{expired ? (
						<span className={styles['state']}>
							<ClockIcon size="sm" />
							{t('methods.isExpired')}
						</span>
					) : (
						isPrimary && (
							<span className={styles['state']}>
								<CheckIcon size="sm" />
								{t('methods.primary')}
							</span>
						)
					)}
				</div>
				<p className={styles['number']}>
					<span className="visually-hidden">{t('methods.digits')}</span>
					<span aria-hidden="true">•••• •••• •••• </span>
					{lastDigits}
				</p>
				<p className={styles['until']}>
					<small>{t(expired ? 'methods.wasUntil' : 'methods.until')}</small>{' '}
					{formatCardExpiry(method)}
				</p>
			</div>
			<div className={styles['actions']}>
				{expired ? null : isPrimary ? (
					<span className={styles['hint']}>{t('methods.preselected')}</span>
				) : (
					<button type="button" className="link" onClick={onPrimary}>
						{t('methods.makePrimary')}
						<span className="visually-hidden"> {name}</span>
					</button>
				)}
				<button type="button" className="link" onClick={onRemove}>
					{t('methods.remove')}
					<span className="visually-hidden"> {name}</span>
				</button>
			</div>
		</li>
	);
}
