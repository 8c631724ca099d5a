import type { Customer } from '@korb/contracts/customer/customer';
import { hasSection } from '@korb/domain/routing/account-sections';
import { useLocation } from 'react-router';
import { useSite } from '../../../platform/site.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { greetingAt } from './greeting.ts';
import { OrderOverview } from './order-overview.tsx';
import { QuickLinks } from './quick-links.tsx';

export function Overview({ customer }: { customer: Customer }) {
	const { t, config } = useSite();
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
			{hasSection(config, 'orders') && <OrderOverview />}
			<QuickLinks customer={customer} />
		</>
	);
}
