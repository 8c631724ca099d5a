import type { Cart } from '@korb/contracts/cart';
import { limitsOf } from '@korb/domain/order-limits';
import { useFormats } from '../../lib/products/use-formats.ts';
import { useSite } from '../../lib/site.tsx';
import { CircleCheckIcon } from '../../ui/icons/circle-check.ts';
import { InfoIcon } from '../../ui/icons/info.ts';
import { Progress } from '../../ui/progress/progress.tsx';
import styles from './free-meter.module.css';

/** How far it is to the minimum and to a free delivery, in words and as a bar. */
export function FreeMeter({ cart, isShort = false }: { cart: Cart; isShort?: boolean }) {
	const { config, t } = useSite();
	const { formatMoney } = useFormats();
	const { orderValue, serviceFees } = cart.priceInfo;
	const service = cart.distributionAddress?.distributionType ?? null;
	const { minOrderValue } = limitsOf(config.cart, service, cart.mode);
	const threshold = serviceFees > 0 ? cart.freeOfChargeThreshold : null;
	const goal = threshold ?? minOrderValue;
	const isMissing = minOrderValue !== null && orderValue < minOrderValue;
	const left = (threshold ?? 0) - orderValue;
	if (goal === null || goal === 0) return null;
	return (
		<div className={styles['meter']}>
			<p>
				{threshold === null ? (
					isMissing ? (
						<Rest amount={formatMoney(goal - orderValue)} text={t('cart.meter.toMinimum')} />
					) : (
						t('cart.meter.noFee')
					)
				) : left > 0 ? (
					<Rest amount={formatMoney(left)} text={t('cart.meter.toFree')} />
				) : (
					<b className={styles['done']}>{t('cart.meter.free')}</b>
				)}
			</p>
			<Progress
				value={orderValue}
				max={goal}
				tone="fresh"
				label={t(threshold === null ? 'cart.meter.labelMinimum' : 'cart.meter.label')}
				valueText={t('cart.meter.of', {
					value: formatMoney(orderValue),
					goal: formatMoney(goal),
				})}
			/>
			{!isShort && (
				<p className={styles['rule']}>
					{minOrderValue !== null && (
						<span data-missing={isMissing || undefined}>
							{isMissing ? <InfoIcon size="sm" /> : <CircleCheckIcon size="sm" />}
							{isMissing
								? t('cart.meter.missing', {
										rest: formatMoney(minOrderValue - orderValue),
										value: formatMoney(minOrderValue),
									})
								: t('cart.meter.minimum', { value: formatMoney(minOrderValue) })}
						</span>
					)}
					<span>{formatMoney(goal)}</span>
				</p>
			)}
		</div>
	);
}

function Rest({ amount, text }: { amount: string; text: string }) {
	const { t } = useSite();
	return (
		<>
			<b>{t('cart.meter.rest', { amount })}</b> {text}
		</>
	);
}
