import type { Cart } from '@korb/contracts/cart/cart';
import { useSite } from '../../../platform/site.tsx';
import { minimumOrder } from '../../../shop/cart/minimum-order.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { CircleCheckIcon } from '../../../ui/icons/circle-check.ts';
import { InfoIcon } from '../../../ui/icons/info.ts';
import { Progress } from '../../../ui/progress/progress.tsx';
import styles from './free-meter.module.css';

/** Progress towards the minimum order and free delivery, as text and as a bar. */
export function FreeMeter({ cart, isShort = false }: { cart: Cart; isShort?: boolean }) {
	const { config, t } = useSite();
	const { formatMoney } = useFormats();
	const { orderValue, serviceFees } = cart.priceInfo;
	const minimum = minimumOrder(config, cart, { t, money: formatMoney });
	const threshold = serviceFees > 0 ? cart.freeOfChargeThreshold : null;
	const goal = threshold ?? minimum?.value;
	const left = (threshold ?? 0) - orderValue;
	if (!goal) return null;
	return (
		<div className={styles['meter']}>
			<p>
				{threshold === null ? (
					minimum?.isMissing ? (
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
					{minimum && (
						<span data-missing={minimum.isMissing || undefined}>
							{minimum.isMissing ? <InfoIcon size="sm" /> : <CircleCheckIcon size="sm" />}
							{minimum.text}
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
