import type { Cart } from '@korb/contracts/cart/cart';
import { dayAt } from '@korb/domain/pricing/prices';
import type { ReactNode } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { fulfilmentDialog } from '../../../shop/fulfilment/fulfilment-dialog.ts';
import { toClock, useCountdown } from '../../../shop/fulfilment/use-countdown.ts';
import { useTimes } from '../../../shop/fulfilment/use-times.ts';
import { FactBar } from '../../../ui/card/fact-bar.tsx';
import { CalendarDaysIcon } from '../../../ui/icons/calendar-days.ts';
import { Step } from '../../../ui/layout/step.tsx';
import styles from './when-step.module.css';

type WhenStepProps = {
	cart: Cart;
	error: string | undefined;
	/** Other delivery options, such as crates. */
	cratePreference: ReactNode;
};

/** The delivery slot, and how long it is reserved. */
export function WhenStep({ cart, error, cratePreference }: WhenStepProps) {
	const site = useSite();
	const { t } = site;
	const window = cart.distributionWindow;
	const heldUntil = window?.heldUntil ?? null;
	const left = useCountdown(heldUntil, () => {
		void runningCart(site).then(({ validate }) => validate());
	});
	const isHeld = heldUntil !== null && left !== 0;
	const action = (
		<button type="button" className="link" onClick={() => fulfilmentDialog.set({ step: 'time' })}>
			{t(window ? (isHeld ? 'cart.slot.change' : 'cart.slot.again') : 'cart.slot.choose')}
			<span className="visually-hidden"> {t('checkout.when')}</span>
		</button>
	);
	return (
		<Step
			id="when"
			number={2}
			title={t('checkout.when')}
			doneText={isHeld ? t('shell.step.done') : null}
			// An add-on is delivered together with its order.
			action={cart.mode === 'ADDON' && isHeld ? undefined : action}
		>
			<Slot cart={cart} left={left} isHeld={isHeld} />
			{error !== undefined && !isHeld && <p className={styles['error']}>{error}</p>}
			{cratePreference}
		</Step>
	);
}

function Slot({ cart, left, isHeld }: { cart: Cart; left: number | null; isHeld: boolean }) {
	const { config, t } = useSite();
	const times = useTimes();
	const { formatMoney } = useFormats();
	const { distributionWindow: window, priceInfo } = cart;
	const icon = <CalendarDaysIcon />;
	if (!window) return <FactBar icon={icon} title={t('checkout.noTime')} />;
	const day = dayAt(new Date(window.start), config.timeZone);
	const title = t('checkout.slot', { day: times.longDay(day), range: times.span(window) });
	if (!isHeld) {
		return (
			<FactBar
				icon={icon}
				tone="warn"
				title={t('cart.slot.expired')}
				text={t('cart.slot.expiredText', { window: times.window(window) })}
			/>
		);
	}
	const fee = priceInfo.serviceFeesAfterDiscount;
	return (
		<FactBar
			icon={icon}
			tone="fresh"
			title={title}
			text={
				<span role="timer" aria-live="off">
					{left === null ? t('checkout.kept') : <Left seconds={left} />}
				</span>
			}
			action={<b className={styles['fee']}>{fee === 0 ? t('slot.free') : formatMoney(fee)}</b>}
		/>
	);
}

/** Minutes are precise enough until the last two. */
function Left({ seconds }: { seconds: number }) {
	const { t } = useSite();
	return seconds > 120
		? t('checkout.keptMinutes', { minutes: Math.floor(seconds / 60) })
		: t('checkout.keptClock', { time: toClock(seconds) });
}
