import type { PaymentMark } from '@korb/domain/payment/payment-marks';
import styles from './payment-marks.module.css';

/** Brand names are the same in every language. */
const marks: Record<PaymentMark, { name: string; text: string }> = {
	visa: { name: 'Visa', text: 'VISA' },
	mastercard: { name: 'Mastercard', text: '' },
	amex: { name: 'American Express', text: 'AMEX' },
	paypal: { name: 'PayPal', text: 'PayPal' },
	'apple-pay': { name: 'Apple Pay', text: 'Pay' },
};

export function PaymentMarks({ marks: shown }: { marks: readonly PaymentMark[] }) {
	return (
		<ul className={styles['marks']}>
			{shown.map((mark) => (
				<li key={mark}>
					<span role="img" aria-label={marks[mark].name} className={styles[mark]}>
						{marks[mark].text}
					</span>
				</li>
			))}
		</ul>
	);
}
