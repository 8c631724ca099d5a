import type { Cart } from '@korb/contracts/cart/cart';
import { pathTo } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import { lazyHydrate } from '../../../platform/hydration/lazy-hydrate.tsx';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useSite } from '../../../platform/site.tsx';
import { OrderThumbs, type ThumbLine } from '../../../shop/orders/order-thumbs.tsx';
import { cardClass } from '../../../ui/card/card.ts';
import { classes } from '../../../ui/classes.ts';
import type { Form } from '../../../ui/form/use-form.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import { LegalText } from './legal-text.tsx';
import { OrderButton, type OrderButtonProps } from './order-button.tsx';
import styles from './order-panel.module.css';
import { OrderSum } from './order-sum.tsx';
import { ReserveNote } from './reserve-note.tsx';
import { Substitution } from './substitution.tsx';

// Few carts have one.
const PassBlock = lazyHydrate(async () => (await import('./pass-block.tsx')).PassBlock, {
	preload: 'none',
});

type OrderPanelProps = OrderButtonProps & {
	form: Form<CheckoutValues>;
	/** What prevents the order from being placed. */
	problems: ReactNode;
};

/** Order summary, costs and the order button. */
export function OrderPanel({ form, problems, ...ordering }: OrderPanelProps) {
	const { routes, t } = useSite();
	const { cart, method } = ordering;
	const lines = cart.productLineItems.map(toThumb);
	const count = lines.reduce((sum, line) => sum + line.count, 0);
	return (
		<section className={classes(cardClass, styles['panel'])} aria-labelledby="order-panel">
			<div className={styles['head']}>
				<h2 id="order-panel">{t('checkout.order')}</h2>
				<AppLink className="link" href={pathTo(routes, 'cart') ?? '/'}>
					{t('cart.articles', { count })}
				</AppLink>
			</div>
			<OrderThumbs lines={lines} />
			<hr className={styles['line']} />
			<OrderSum cart={cart} />
			<ReserveNote cart={cart} method={method} />
			<Substitution cart={cart} form={form} />
			{cart.deliveryPassLineItem && <PassBlock pass={cart.deliveryPassLineItem} />}
			{problems}
			<div className={styles['button']}>
				<OrderButton {...ordering} />
			</div>
			<LegalText cart={cart} />
		</section>
	);
}

function toThumb({ lineItemId, quantity, product }: Cart['productLineItems'][number]): ThumbLine {
	const { name, tint, picture, weightArticle } = product;
	return { lineItemId, name, tint, picture, count: weightArticle ? 1 : quantity };
}
