import type { Cart } from '@korb/contracts/cart/cart';
import type { OfferedMethod } from '@korb/contracts/order/checkout';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { ScaleIcon } from '../../../ui/icons/scale.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

import { heldReserve } from '../covered.ts';

const MAX_NAMES = 3;

/** The maximum that can be charged, and why it exceeds the total. */
export function ReserveNote({ cart, method }: { cart: Cart; method: OfferedMethod | undefined }) {
	const { config, t } = useSite();
	const { formatMoney } = useFormats();
	const weighed = cart.productLineItems.filter(({ isEstimate }) => isEstimate);
	const held = heldReserve(cart);
	if (held !== null) {
		return (
			<Notice icon={<ScaleIcon />}>
				{t('checkout.walletReserve', { amount: formatMoney(held) })}
			</Notice>
		);
	}
	if (!method || weighed.length === 0) return null;
	const names = weighed.slice(0, MAX_NAMES).map(({ product }) => product.name);
	const rest = weighed.length - names.length;
	const list = new Intl.ListFormat(config.locale).format(
		rest > 0 ? [...names, t('checkout.moreNames', { count: rest })] : names,
	);
	const count = weighed.length;
	if (method.amountReserved <= method.amountPlanned) {
		return <Notice icon={<ScaleIcon />}>{t('checkout.weighed', { names: list, count })}</Notice>;
	}
	return (
		<Notice
			icon={<ScaleIcon />}
			title={t('checkout.reserve', { amount: formatMoney(method.amountReserved) })}
		>
			{t('checkout.reserveWhy', {
				names: list,
				count,
				percent: cart.priceInfo.overAuthorizationPercentage,
			})}
		</Notice>
	);
}
