import type { PassOffer, PastDeliveries } from '@korb/contracts/delivery-pass/delivery-pass';
import { breakEvenDeliveries, monthlyCosts } from '@korb/domain/delivery-pass/break-even';
import { daysBetween } from '@korb/domain/delivery-pass/pass-term';
import { useState } from 'react';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { Panel } from '../../ui/card/panel.tsx';
import styles from './pass-calculator.module.css';
import { Slider } from './slider.tsx';

const MOST_DELIVERIES = 12;
const DAYS_OF_MONTH = 30;

type PassCalculatorProps = {
	offer: PassOffer;
	/** Of the customer; undefined for guests. */
	past?: PastDeliveries | undefined;
};

/** Says so when the pass does not pay off. */
export function PassCalculator({ offer, past }: PassCalculatorProps) {
	const { config, t } = useSite();
	const { formatMoney, formatDay } = useFormats();
	const start = startOf(past, config.cart.serviceFeeDelivery);
	const [deliveries, setDeliveries] = useState(start.deliveries);
	const [fee, setFee] = useState(start.fee);
	const { withoutPass, withPass, saved } = monthlyCosts(offer, { deliveries, fee });
	const enough = breakEvenDeliveries(offer, fee);
	const longest = Math.max(withoutPass, withPass, 1);
	const bars = [
		{ name: 'without', text: t('pass.without'), amount: withoutPass },
		{ name: 'with', text: t('pass.with'), amount: withPass },
	];
	return (
		<div className={styles['frame']}>
			<Panel title={t('pass.worth')} lead={t('pass.worthLead')}>
				<div className={styles['split']}>
					<div className={styles['inputs']}>
						<Slider
							label={t('pass.deliveries')}
							value={deliveries}
							min={1}
							max={MOST_DELIVERIES}
							text={String}
							onChange={setDeliveries}
						/>
						<Slider
							label={t('pass.fee')}
							value={fee}
							min={0}
							max={Math.max(9_90, start.fee)}
							step={10}
							text={formatMoney}
							onChange={setFee}
						/>
						{past?.since && (
							<p className={styles['note']}>
								{t('pass.prefilled', {
									count: past.deliveries,
									since: formatDay(past.since),
									fees: formatMoney(past.fees),
								})}
							</p>
						)}
						{past && !past.since && <p className={styles['note']}>{t('pass.noDeliveries')}</p>}
					</div>
					<div className={styles['result']} role="status">
						<p>{t(saved > 0 ? 'pass.youSave' : 'pass.youLose')}</p>
						<p className={styles['big']}>{formatMoney(Math.abs(saved))}</p>
						<ul className={styles['bars']}>
							{bars.map(({ name, text, amount }) => (
								<li key={name} data-pass={name === 'with' || undefined}>
									<span>
										{text}
										<b>{formatMoney(amount)}</b>
									</span>
									<i style={{ inlineSize: `${(amount / longest) * 100}%` }} />
								</li>
							))}
						</ul>
						<p className={styles['honest']}>
							{enough === null
								? t('pass.neverWorth')
								: t(saved > 0 ? 'pass.worthFrom' : 'pass.notWorth', { count: enough })}
						</p>
					</div>
				</div>
			</Panel>
		</div>
	);
}

/** Deliveries per month and their average fee; an example for who has none. */
function startOf(past: PastDeliveries | undefined, defaultFee: number) {
	if (!past?.since) return { deliveries: 3, fee: defaultFee };
	const today = new Date().toISOString().slice(0, 10);
	const months = Math.max(1, daysBetween(past.since, today) / DAYS_OF_MONTH);
	const deliveries = Math.round(past.deliveries / months);
	return {
		deliveries: Math.min(Math.max(deliveries, 1), MOST_DELIVERIES),
		fee: Math.round(past.fees / past.deliveries),
	};
}
