import type { Customer } from '@korb/contracts/customer/customer';
import type { PayloadOf } from '@korb/contracts/platform/payload';
import { pathTo } from '@korb/domain/routing/routes';
import { type ComponentType, lazy, Suspense } from 'react';
import { withoutH1 } from '../../blocks/headings.ts';
import { EditedBlocks } from '../../blocks/personal/edited-blocks.tsx';
import { WaitingPanels } from '../../features/account/frame/waiting.tsx';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { useSite } from '../../platform/site.tsx';
import { withReturnUrl } from '../../shop/session/login-path.ts';
import { useCustomer } from '../../shop/session/use-customer.ts';
import { useLoginState } from '../../shop/session/use-login-state.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';

type View = ComponentType<{ customer: Customer }>;

const onDemand = (load: () => Promise<View>) =>
	lazy(async () => ({ default: await loadChunk(load) }));

const views: Record<PayloadOf<'card'>['view'], View> = {
	link: onDemand(async () => (await import('../../features/account/cards/link-card.tsx')).LinkCard),
	order: onDemand(
		async () => (await import('../../features/account/cards/order-card.tsx')).OrderCard,
	),
	ordered: onDemand(
		async () => (await import('../../features/account/cards/card-ordered.tsx')).CardOrdered,
	),
};

/** The server renders the frame; the form follows once it is known who is signed in. */
export function Component({ payload }: { payload: PayloadOf<'card'> }) {
	const customer = useCustomer();
	const isGuest = useLoginState() === 'anonymous';
	const View = views[payload.view];
	const waiting = (
		<>
			<h1 className="visually-hidden">{payload.meta.title}</h1>
			<WaitingPanels count={2} />
		</>
	);
	return (
		<>
			<div className="wrap">
				{isGuest ? (
					<GuestHint title={payload.meta.title} />
				) : customer ? (
					<Suspense fallback={waiting}>
						<View customer={customer} />
					</Suspense>
				) : (
					waiting
				)}
			</div>
			<EditedBlocks page={payload} blocks={withoutH1(payload.blocks)} />
		</>
	);
}

/** A card belongs to an account. */
function GuestHint({ title }: { title: string }) {
	const { routes, t } = useSite();
	const login = pathTo(routes, 'login') ?? '/';
	return (
		<EmptyState
			level={1}
			title={title}
			actions={
				<LinkButton href={withReturnUrl(login, new URL(location.href))}>
					{t('login.submit')}
				</LinkButton>
			}
		>
			{t('card.guest')}
		</EmptyState>
	);
}
