import type { PassOffer } from '@korb/contracts/delivery-pass/delivery-pass';
import { pathTo } from '@korb/domain/routing/routes';
import { useState } from 'react';
import { withNodes } from '../../platform/messages/with-nodes.tsx';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { useCart } from '../../shop/cart/cart-store.ts';
import { withReturnUrl } from '../../shop/session/login-path.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { Button } from '../../ui/button/button.tsx';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { CircleCheckIcon } from '../../ui/icons/circle-check.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './buy-pass.module.css';

/** Puts the pass into the cart. The contract is made at checkout, and what it says stands here. */
export function BuyPass({ offer }: { offer: PassOffer }) {
	const { config, t } = useSite();
	const { withdrawalPath } = config.checkout;
	const { termsPath } = config.deliveryPass;
	const link = (path: string | null, text: string) =>
		path ? <AppLink href={path}>{text}</AppLink> : text;
	return (
		<div className={styles['buy']}>
			<Action offer={offer} />
			<p className={styles['legal']}>
				{withNodes((marks) => t('pass.legal', { days: config.withdrawal.days, ...marks }), {
					withdrawal: link(withdrawalPath, t('pass.withdrawalLink')),
					terms: link(termsPath, t('pass.terms')),
				})}
			</p>
		</div>
	);
}

function Action({ offer }: { offer: PassOffer }) {
	const site = useSite();
	const { routes, t } = site;
	const isGuest = useLoginState() === 'anonymous';
	const inCart = useCart()?.deliveryPassLineItem?.articleId === offer.articleId;
	const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');

	async function add(): Promise<void> {
		setState('sending');
		try {
			await (await runningCart(site)).addPass(offer.articleId);
			setState('idle');
		} catch {
			setState('failed');
		}
	}

	if (isGuest) {
		const here = { pathname: pathTo(routes, 'delivery-pass') ?? '/', search: '' };
		return (
			<LinkButton size="lg" href={withReturnUrl(pathTo(routes, 'login') ?? '/', here)}>
				{t('pass.logIn')}
			</LinkButton>
		);
	}
	return (
		<>
			{inCart ? (
				<p className={styles['done']} role="status">
					<span>
						<CircleCheckIcon />
						{t('pass.inCart')}
					</span>
					<LinkButton variant="ink" href={pathTo(routes, 'cart') ?? '/'}>
						{t('pass.toCart')}
					</LinkButton>
				</p>
			) : (
				<Button
					size="lg"
					loading={state === 'sending' && t('pass.adding')}
					onClick={() => void add()}
				>
					{t('pass.add')}
				</Button>
			)}
			{state === 'failed' && (
				<div role="alert">
					<Notice tone="danger">{t('pass.addFailed')}</Notice>
				</div>
			)}
		</>
	);
}
