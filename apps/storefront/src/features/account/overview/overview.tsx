import type { Customer } from '@korb/contracts/customer/customer';
import { hasSection } from '@korb/domain/routing/account-sections';
import { AppLink } from '../../../platform/navigation/app-link.tsx';
import { useLocation } from '../../../platform/navigation/router/shown-page.ts';
import { useSite } from '../../../platform/site.tsx';
import { PaymentWarning } from '../../../shop/payment-methods/payment-warning.tsx';
import { accountPath } from '../../../shop/session/account-path.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { greetingAt } from './greeting.ts';
import { OrderOverview } from './order-overview.tsx';
import { QuickLinks } from './quick-links.tsx';

export function Overview({ customer }: { customer: Customer }) {
	const site = useSite();
	const { t, config } = site;
	const { search } = useLocation();
	const isNew = new URLSearchParams(search).get('from') === 'registration';
	const now = new Date();
	const today = new Intl.DateTimeFormat(config.locale, {
		weekday: 'long',
		day: 'numeric',
		month: 'long',
		timeZone: config.timeZone,
	}).format(now);
	return (
		<>
			<AccountHead
				hasWayBack={false}
				title={t(`account.hello.${greetingAt(now, config.timeZone)}`, {
					name: customer.firstName,
					isNamed: customer.firstName ? 'yes' : 'no',
				})}
				lead={today}
			/>
			{isNew && (
				<Notice tone="fresh" title={t('account.welcome.title', { shop: config.name })}>
					{t('account.welcome.text')}
				</Notice>
			)}
			{hasSection(config, 'payment') && (
				<PaymentWarning
					link={
						<AppLink className="link" href={accountPath(site, 'payment')}>
							{t('paymentWarning.look')}
						</AppLink>
					}
				/>
			)}
			{hasSection(config, 'orders') && <OrderOverview />}
			<QuickLinks customer={customer} />
		</>
	);
}
