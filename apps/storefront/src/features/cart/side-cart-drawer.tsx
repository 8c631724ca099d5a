import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import { useEffect } from 'react';
import { useLocation } from '../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { useCart } from '../../shop/cart/cart-store.ts';
import { closeSideCart } from '../../shop/cart/side-cart.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Drawer } from '../../ui/overlay/dialog.tsx';
import { SumRow, SumTotal } from '../../ui/price/sum-row.tsx';
import { AddOnBar } from './add/add-on-bar.tsx';
import { countProducts } from './count-products.ts';
import { EmptyCart } from './empty-cart.tsx';
import { SideLine } from './lines/side-line.tsx';
import styles from './side-cart-drawer.module.css';
import { SlotBar } from './slot-bar.tsx';
import { CheckoutButton } from './summary/checkout-button.tsx';
import { CostMeter } from './summary/cost-meter.tsx';
import { FreeMeter } from './summary/free-meter.tsx';
import { LimitNotices } from './summary/limit-notices.tsx';

export function SideCartDrawer({ open }: { open: boolean }) {
	const site = useSite();
	const { t } = site;
	const cart = useCart();
	const { pathname, search } = useLocation();
	// biome-ignore lint/correctness/useExhaustiveDependencies: a new URL means that a link was followed
	useEffect(() => closeSideCart, [pathname, search]);
	useEffect(() => void runningCart(site), [site]);
	const hasLines = cart != null && cart.productLineItems.length > 0;
	return (
		<Drawer
			open={open}
			onClose={closeSideCart}
			title={
				<>
					{t('cart.title')}{' '}
					{hasLines && (
						<span className={styles['count']}>
							{t('cart.articles', { count: countProducts(cart) })}
						</span>
					)}
				</>
			}
			closeLabel={t('cart.close')}
			actions={hasLines && <Foot cart={cart} />}
		>
			{cart === undefined && <Skeleton height="240px" />}
			{cart !== undefined && !hasLines && <EmptyCart />}
			{hasLines && <Lines cart={cart} />}
		</Drawer>
	);
}

function Lines({ cart }: { cart: Cart }) {
	const { t } = useSite();
	const gone = cart.unavailableLineItems.length;
	return (
		<>
			<div className={styles['notices']}>
				<AddOnBar cart={cart} />
				<SlotBar cart={cart} />
				<FreeMeter cart={cart} isShort />
				{gone > 0 && <Notice tone="warn">{t('cart.unavailable', { count: gone })}</Notice>}
			</div>
			<ul className={styles['lines']}>
				{cart.productLineItems.toReversed().map((line) => (
					<li key={line.lineItemId}>
						<SideLine line={line} />
					</li>
				))}
			</ul>
		</>
	);
}

function Foot({ cart }: { cart: Cart }) {
	const { routes, t } = useSite();
	const { formatMoney } = useFormats();
	const { totalSavings, total, overAuthorizationAmount } = cart.priceInfo;
	const page = pathTo(routes, 'cart');
	return (
		<div className={styles['foot']}>
			<CostMeter cart={cart} />
			<dl className={styles['sum']}>
				{totalSavings > 0 && (
					<SumRow label={t('cart.saved')} isSaving>
						{t('cart.minus', { amount: formatMoney(totalSavings) })}
					</SumRow>
				)}
				<SumTotal
					label={t('cart.total')}
					note={t(overAuthorizationAmount > 0 ? 'cart.totalWeighed' : 'cart.totalNote')}
				>
					{formatMoney(total)}
				</SumTotal>
			</dl>
			<LimitNotices cart={cart} />
			<div className={styles['ways']}>
				{page && (
					<LinkButton href={page} variant="secondary" onClick={closeSideCart}>
						{t('cart.toCart')}
					</LinkButton>
				)}
				<CheckoutButton cart={cart} />
			</div>
		</div>
	);
}
