import type { DeskCustomer } from '@korb/contracts/admin/customers/customer-desk';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import rows from '../../ui/layout/rows.module.css';
import text from '../../ui/layout/text.module.css';
import { Empty } from '../../ui/note/empty.tsx';

export function AddressesCard({ addresses }: Pick<DeskCustomer, 'addresses'>) {
	const t = useMessages();
	if (addresses.length === 0) {
		return (
			<Card title={t('customerPage.addresses')}>
				<Empty title={t('customerPage.noAddresses')} />
			</Card>
		);
	}
	return (
		<Card title={t('customerPage.addresses')} isFlush>
			<ul className={rows['list']}>
				{addresses.map(({ addressId, name, text: address, isPrimary }) => (
					<li key={addressId}>
						<div className={rows['grow']}>
							<p className={text['strong']}>{address}</p>
							{name && <p className={`${text['small']} ${text['muted']}`}>{name}</p>}
						</div>
						{isPrimary && <Badge>{t('customerPage.primary')}</Badge>}
					</li>
				))}
			</ul>
		</Card>
	);
}
