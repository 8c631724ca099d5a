import type { OwnDeliveryPass } from '@korb/contracts/delivery-pass/delivery-pass';
import { daysBetween } from '@korb/domain/delivery-pass/pass-term';
import { clockAt } from '@korb/domain/time/zone';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Scooter } from '../../../shop/delivery-pass/scooter.tsx';
import { useLongDay } from '../../../shop/delivery-pass/use-long-day.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { CheckIcon } from '../../../ui/icons/check.ts';
import { Progress } from '../../../ui/progress/progress.tsx';
import styles from './pass.module.css';
import { WithdrawPass } from './withdraw-pass.tsx';
import type { WithdrawnPass } from './withdrawn.tsx';

type RunningPassProps = {
	pass: OwnDeliveryPass;
	onWithdrawn: (withdrawn: WithdrawnPass) => void;
};

export function RunningPass({ pass, onWithdrawn }: RunningPassProps) {
	const { config, t } = useSite();
	const { formatMoney } = useFormats();
	const formatDay = useLongDay();
	const today = clockAt(new Date(), config.timeZone).day;
	const days = daysBetween(pass.startDate, pass.endDate) + 1;
	const day = daysBetween(pass.startDate, today) + 1;
	const ahead = pass.saved - pass.price;
	const facts = [
		{ value: formatMoney(pass.saved), label: t('pass.saved') },
		{ value: String(pass.deliveries), label: t('pass.freed', { count: pass.deliveries }) },
		{
			value: formatMoney(Math.abs(ahead)),
			label: t(ahead >= 0 ? 'pass.ahead' : 'pass.behind'),
		},
	];
	return (
		<>
			<section className={styles['hero']} aria-labelledby="running-pass">
				<p className={styles['state']}>
					<CheckIcon size="sm" />
					{t('pass.state')}
				</p>
				<h2 id="running-pass">{t('pass.until', { day: formatDay(pass.endDate) })}</h2>
				<p className={styles['lead']}>
					{t('pass.since', { day: formatDay(pass.startDate), price: formatMoney(pass.price) })}
				</p>
				<div className={styles['progress']}>
					<Progress
						value={day}
						max={days}
						tone="club"
						label={t('pass.progress')}
						valueText={t('pass.day', { day, days })}
					/>
					<span>{t('pass.day', { day, days })}</span>
				</div>
				<Scooter width={160} className={styles['art']} />
			</section>
			<dl className={styles['facts']}>
				{facts.map(({ value, label }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<Panel title={t('pass.ending')}>
				<p className={styles['ending']}>{t('pass.endingText', { day: formatDay(pass.endDate) })}</p>
				{pass.withdrawal.isOpen && <WithdrawPass pass={pass} onWithdrawn={onWithdrawn} />}
			</Panel>
		</>
	);
}
