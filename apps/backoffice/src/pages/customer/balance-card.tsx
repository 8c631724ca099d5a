import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';

/** What the customer can pay and save with. */
export function BalanceCard({ customer }: { customer: DeskCustomer }) {
	const t = useMessages();
	const { money, dayWithYear } = useFormats();
	const { giftCards, club, pass, currency } = customer;
	const entries = [
		...giftCards.map((card) => ({
			name: t('customerPage.giftCard', { last: card.lastCharacters }),
			detail: t(card.isExpired ? 'customerPage.expired' : 'customerPage.until', {
				date: dayWithYear(card.expiresOn),
			}),
			value: money(card.balance, currency),
		})),
		...(club
			? [
					{
						name: t('customerPage.clubCard', { last: club.lastDigits }),
						detail: t('customerPage.since', { date: dayWithYear(club.joinedOn) }),
						value: t('customerPage.pointCount', { count: club.points }),
					},
				]
			: []),
		...(pass
			? [
					{
						name: t('customerPage.pass'),
						detail: t('customerPage.until', { date: dayWithYear(pass.endsOn) }),
						value: '',
					},
				]
			: []),
	];
	if (entries.length === 0) {
		return (
			<Card title={t('customerPage.balance')}>
				<Empty title={t('customerPage.noBalance')} />
			</Card>
		);
	}
	return (
		<Card title={t('customerPage.balance')} isFlush>
			<ul className={rows['list']}>
				{entries.map(({ name, detail, value }) => (
					<li key={name}>
						<div className={rows['grow']}>
							<p>{name}</p>
							<p className={`${text['small']} ${text['muted']}`}>{detail}</p>
						</div>
						<b>{value}</b>
					</li>
				))}
			</ul>
		</Card>
	);
}
