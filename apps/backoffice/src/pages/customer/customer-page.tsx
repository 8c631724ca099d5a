import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { useParams } from 'react-router';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { LoadFailed } from '../../session/load-failed.tsx';
import { useFormats } from '../../session/session.tsx';
import { Figures } from '../../ui/figures/figures.tsx';
import body from '../../ui/layout/page-body.module.css';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Note } from '../../ui/note/note.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';
import { StartButton } from '../phone-order/start-button.tsx';
import { AddressesCard } from './addresses-card.tsx';
import { BalanceCard } from './balance-card.tsx';
import { ConsentCard } from './consent-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PersonCard } from './person-card.tsx';
import { PrivacyCard } from './privacy-card.tsx';
import { useCustomer } from './use-customer.ts';

export function Component() {
	const t = useMessages();
	const { dayWithYear } = useFormats();
	const { customerId = '' } = useParams();
	const { data: customer, error, refetch } = useCustomer(customerId);
	if (hasErrorCode(error, 'not_found')) return <NotFoundPage />;
	return (
		<>
			<PageHead
				title={customer ? customer.name || customer.email : t('customer.title')}
				crumbs={{
					label: t('order.path'),
					crumbs: [{ to: '/customers', text: t('nav.customers') }],
				}}
			>
				<StartButton customerId={customerId} />
			</PageHead>
			{error && (
				<LoadFailed what={t('customerPage.failed')} error={error} onRetry={() => void refetch()} />
			)}
			{customer && (
				<div className={body['content']}>
					{customer.deletionAt && (
						<Note tone="danger">
							<b>{t('customerPage.deletionOn', { date: dayWithYear(customer.deletionAt) })}</b>{' '}
							{t('customerPage.deletionText')}
						</Note>
					)}
					<CustomerFigures customer={customer} />
					<div className={body['grid']}>
						<div className={body['column']}>
							<OrdersCard customer={customer} />
							<AddressesCard addresses={customer.addresses} />
							<BalanceCard customer={customer} />
							<ConsentCard consent={customer.consent} />
						</div>
						<div className={body['column']}>
							<PersonCard customer={customer} />
							<PrivacyCard customer={customer} />
						</div>
					</div>
				</div>
			)}
		</>
	);
}

function CustomerFigures({ customer }: { customer: DeskCustomer }) {
	const t = useMessages();
	const { money } = useFormats();
	const { orders, spent, refunded, currency, club } = customer;
	const average = orders > 0 ? money(Math.round(spent / orders), currency) : null;
	return (
		<Figures
			figures={[
				{ label: t('nav.orders'), value: String(orders) },
				{
					label: t('customers.spent'),
					value: money(spent, currency),
					note: average && t('customerPage.each', { amount: average }),
				},
				{ label: t('customerPage.refunded'), value: money(refunded, currency) },
				...(club ? [{ label: t('customerPage.points'), value: String(club.points) }] : []),
			]}
		/>
	);
}
