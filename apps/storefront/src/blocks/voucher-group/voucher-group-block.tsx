import { pathTo } from '@korb/domain/routing/routes';
import { lazy, Suspense } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useCustomer } from '../../shop/session/use-customer.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { TicketIcon } from '../../ui/icons/ticket.ts';
import type { BlockOf } from '../block-of.ts';
import { MoreLink } from '../parts/more-link.tsx';
import styles from './voucher-group-block.module.css';

const MemberVouchers = lazy(async () => ({
	default: (await import('./member-vouchers.tsx')).MemberVouchers,
}));

/** Visitors get a teaser; the vouchers of a customer follow in the browser. */
export function VoucherGroupBlock({ block }: { block: BlockOf<'voucher-group'> }) {
	const isKnown = useCustomer() !== null;
	return (
		<section className={styles['band']}>
			<div>
				<h2>{block.title}</h2>
				{block.text && <p>{block.text}</p>}
				{block.link && (
					<p className={styles['more']}>
						<MoreLink link={block.link} />
					</p>
				)}
			</div>
			{isKnown ? (
				<Suspense fallback={<Teaser />}>
					<MemberVouchers source={block.source} promotionIds={block.promotionIds} />
				</Suspense>
			) : (
				<Teaser />
			)}
		</section>
	);
}

function Teaser() {
	const t = useMessages();
	const login = pathTo(useSite().routes, 'login');
	return (
		<div className={styles['ticket']}>
			<TicketIcon />
			<p>{t('voucher.anonymous')}</p>
			{login && (
				<AppLink href={login} className={buttonClass({ variant: 'ink', size: 'sm' })}>
					{t('voucher.login')}
				</AppLink>
			)}
		</div>
	);
}
