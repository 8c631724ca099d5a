import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { endPhoneOrder } from '@korb/contracts/admin/orders/phone-orders-paths';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { Button } from '../../ui/button/button.tsx';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { DestinationCard } from './destination-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { PlaceCard } from './place-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { usePhoneOrder } from './use-phone-order.ts';
import { WindowCard } from './window-card.tsx';

export function Component() {
	const t = useMessages();
	const { draftId = '' } = useParams();
	const { data: order, error, refetch } = usePhoneOrder(draftId);
	const search = useRef<HTMLInputElement>(null);
	if (hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	return (
		<>
			<PageHead
				title={order ? t('phone.titleFor', { name: nameOf(order) }) : t('phone.title')}
				crumbs={{ label: t('order.path'), crumbs: [{ to: '/orders', text: t('nav.orders') }] }}
			>
				<DiscardButton draftId={draftId} />
			</PageHead>
			{error && (
				<LoadFailed what={t('phone.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{order && (
				<div className={body['content']}>
					<div className={body['grid']}>
						<div className={body['column']}>
							<ProductsCard order={order} search={search} />
							<LinesCard order={order} onRemoved={() => search.current?.focus()} />
						</div>
						<div className={body['column']}>
							<DestinationCard order={order} />
							<WindowCard order={order} />
							<PlaceCard order={order} />
						</div>
					</div>
				</div>
			)}
		</>
	);

	function nameOf({ customer, cart }: PhoneOrder): string {
		const { firstName = '', lastName = '' } = cart.distributionAddress ?? {};
		return customer?.name || `${firstName} ${lastName}`.trim() || t('phone.aGuest');
	}
}

function DiscardButton({ draftId }: { draftId: string }) {
	const t = useMessages();
	const navigate = useNavigate();
	const discard = useMutation({
		mutationFn: () => call(endPhoneOrder, { params: { draftId } }),
		onSuccess: () => void navigate('/orders'),
	});
	return (
		<>
			{discard.error && (
				<Note tone="danger" isAlert>
					{t('notSaved')}
				</Note>
			)}
			<Button variant="quiet" disabled={discard.isPending} onClick={() => discard.mutate()}>
				{t('phone.discard')}
			</Button>
		</>
	);
}
