import type { Cart } from '@korb/contracts/cart/cart';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useFormats } from '../catalogue/use-formats.ts';

type Priced = Pick<
	Cart,
	'priceInfo' | 'voucherLineItems' | 'discountCodes' | 'deliveryPassLineItem'
>;

type PriceRow = {
	key: string;
	label: string;
	amount: string;
	/** The price without the discount. */
	before?: string;
	isSaving?: boolean;
};

/** The price breakdown from products to fees; rows that are zero are omitted. */
export function usePriceRows(
	{ priceInfo: price, voucherLineItems, discountCodes, deliveryPassLineItem: pass }: Priced,
	labels: { products: string; fee: string },
): PriceRow[] {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const minus = (amount: number) => t('cart.minus', { amount: formatMoney(amount) });
	const isFreed = price.serviceFees > 0 && price.serviceFeesAfterDiscount === 0;
	// A free-delivery code has a row of its own.
	const isFreedByCode = discountCodes.some((code) => code.isFreeService && code.amount > 0);
	const before = isFreed && !isFreedByCode ? { before: formatMoney(price.serviceFees) } : {};
	const isFree = price.serviceFees === 0 || 'before' in before;
	const saving = (key: string, label: string, amount: number): PriceRow[] =>
		amount > 0 ? [{ key, label, amount: minus(amount), isSaving: true }] : [];
	return [
		{
			key: 'products',
			label: labels.products,
			amount: formatMoney(price.totalArticlePrice + price.savings),
		},
		...saving('savings', t('cart.savings'), price.savings),
		...voucherLineItems.flatMap(({ articleId, name, amount }) =>
			saving(`voucher-${articleId}`, t('cart.voucherRow', { name }), amount),
		),
		...discountCodes.flatMap(({ code, amount }) =>
			saving(`code-${code}`, t('cart.codeRow', { code }), amount),
		),
		...(price.depositFees > 0
			? [{ key: 'deposit', label: t('cart.deposit'), amount: formatMoney(price.depositFees) }]
			: []),
		{
			key: 'fee',
			label: labels.fee,
			amount: isFree ? t('slot.free') : formatMoney(price.serviceFees),
			...before,
		},
		...(pass
			? [
					{
						key: 'pass',
						label: t('pass.name', { months: pass.months }),
						amount: formatMoney(pass.price),
					},
				]
			: []),
	];
}
