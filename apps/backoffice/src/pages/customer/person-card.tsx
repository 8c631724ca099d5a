import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import facts from '../../ui/layout/facts.module.css';
import text from '../../ui/layout/text.module.css';

export function PersonCard({ customer }: { customer: DeskCustomer }) {
	const t = useMessages();
	const { dayWithYear } = useFormats();
	const { email, phone, since } = customer;
	return (
		<Card title={t('customerPage.person')}>
			<dl className={facts['facts']}>
				<dt>{t('signIn.email')}</dt>
				<dd>
					<a className={text['link']} href={`mailto:${email}`}>
						{email}
					</a>
				</dd>
				{phone && (
					<>
						<dt>{t('customer.phone')}</dt>
						<dd>
							<a className={text['link']} href={`tel:${phone.replaceAll(/\s/g, '')}`}>
								{phone}
							</a>
						</dd>
					</>
				)}
				<dt>{t('customerPage.account')}</dt>
				<dd>{t('customerPage.since', { date: dayWithYear(since) })}</dd>
			</dl>
		</Card>
	);
}
