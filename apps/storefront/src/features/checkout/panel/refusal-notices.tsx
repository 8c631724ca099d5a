import type { Cart } from '@korb/contracts/cart/cart';
import { useEffect, useRef } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { cartProblemText } from '../../../shop/cart/cart-problem-text.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import type { Refusal } from '../to-refusal.ts';
import styles from './refusal-notices.module.css';
import { ShortageNotice } from './shortage-notice.tsx';

const ownCodes = [
	'addOnClosed',
	'addOnElsewhere',
	'addOnOther',
	'emptyCart',
	'failed',
	'loginRequired',
	'maxOrderValue',
	'maxOrderWeight',
	'minOrderValue',
	'notAccepted',
	'onlyCollect',
	'onlyCompanies',
	'onlyDelivery',
	'providerDown',
	'savedCard',
	'tooOften',
] as const;
const discountCodes = ['223', '227', '228', '229', '230'] as const;

/** Why the order was not placed, and what to do about each reason. */
export function RefusalNotices({ cart, refusal }: { cart: Cart; refusal: Refusal | null }) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	const notices = useRef<HTMLDivElement>(null);
	// The button is always visible, but the notices may be off-screen.
	// biome-ignore lint/correctness/useExhaustiveDependencies: runs for every new refusal
	useEffect(() => {
		// In braces: some browsers return a promise, which React would call as a cleanup.
		notices.current?.scrollIntoView({ block: 'nearest' });
	}, [refusal]);
	if (!refusal) return null;
	const say = (code: string): string => {
		if (code === 'priceChanged') {
			return t('checkout.refused.priceChanged', { total: formatMoney(cart.priceInfo.total) });
		}
		const own = ownCodes.find((known) => known === code);
		if (own) return t(`checkout.refused.${own}`);
		const discount = discountCodes.find((known) => known === code);
		if (discount) return t(`cart.code.${discount}`);
		return cartProblemText(t, code);
	};
	return (
		<div ref={notices} role="alert" className={styles['notices']}>
			{refusal.codes.map((code) => (
				<Notice key={code} tone="danger">
					<span data-code={code}>{say(code)}</span>
				</Notice>
			))}
			{refusal.shortages.map((shortage) => (
				<ShortageNotice key={shortage.sku} cart={cart} {...shortage} />
			))}
		</div>
	);
}
