import type { Cart, CartDiscountCode, VoucherLineItem } from '@korb/contracts/cart/cart';
import { postDiscountCodeForm, postRemoveForm } from '@korb/contracts/cart/cart-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import type { ReactNode } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { TicketIcon } from '../../../ui/icons/ticket.ts';
import { XIcon } from '../../../ui/icons/x.ts';
import { ReturnField } from '../add/return-field.tsx';
import styles from './code-form.module.css';
import { LoyaltyIcon } from './loyalty-icon.tsx';

/** Vouchers and codes in the cart. */
export function Coupons({ cart }: { cart: Cart }) {
	return (
		<>
			{cart.voucherLineItems.map((voucher) => (
				<VoucherCoupon
					key={voucher.lineItemId}
					voucher={voucher}
					goodsValue={cart.priceInfo.totalArticlePrice}
				/>
			))}
			{cart.discountCodes.map((code) => (
				<CodeCoupon key={code.code} code={code} />
			))}
		</>
	);
}

function CodeCoupon({ code: { code, amount, minOrderValue } }: { code: CartDiscountCode }) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	return (
		<Coupon
			name={code}
			text={
				amount > 0 || minOrderValue === null
					? t('cart.codeRedeemed')
					: t('cart.codeFrom', { value: formatMoney(minOrderValue) })
			}
			removeLabel={t('cart.codeRemove', { code })}
			action={toPath(postDiscountCodeForm)}
			onRemove={() => void runningCart(site).then((cart) => cart.removeCode(code))}
		>
			<input type="hidden" name="code" value={code} />
			<input type="hidden" name="action" value="remove" />
		</Coupon>
	);
}

type VoucherCouponProps = { voucher: VoucherLineItem; goodsValue: number };

function VoucherCoupon({ voucher, goodsValue }: VoucherCouponProps) {
	const site = useSite();
	const { t } = site;
	const { formatMoney } = useFormats();
	const { lineItemId, name, amount, minOrderValue } = voucher;
	const text = () => {
		if (amount > 0) return t('cart.voucherRedeemed');
		if (minOrderValue === null || goodsValue >= minOrderValue) return t('cart.voucherIdle');
		return t('cart.codeFrom', { value: formatMoney(minOrderValue) });
	};
	return (
		<Coupon
			name={name}
			text={text()}
			removeLabel={t('cart.voucherRemove', { name })}
			action={toPath(postRemoveForm)}
			onRemove={() => void runningCart(site).then((cart) => cart.removeLines([lineItemId]))}
		>
			<input type="hidden" name="lineItemId" value={lineItemId} />
		</Coupon>
	);
}

type CouponProps = {
	name: string;
	text: string;
	removeLabel: string;
	action: string;
	onRemove: () => void;
	/** The fields of the form that removes it. */
	children: ReactNode;
};

function Coupon({ name, text, removeLabel, action, onRemove, children }: CouponProps) {
	return (
		<form
			method="post"
			action={action}
			className={styles['coupon']}
			onSubmit={(event) => {
				event.preventDefault();
				onRemove();
			}}
		>
			<LoyaltyIcon>
				<TicketIcon />
			</LoyaltyIcon>
			<span className={styles['text']}>
				<b>{name}</b>
				<span>{text}</span>
			</span>
			{children}
			<ReturnField />
			<IconButton type="submit" label={removeLabel}>
				<XIcon />
			</IconButton>
		</form>
	);
}
