import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { streetLine, townLine } from '@korb/domain/fulfilment/address-lines';
import { useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import facts from '../../ui/layout/facts.module.css';
import text from '../../ui/layout/text.module.css';
import { DestinationDialog } from './destination-dialog.tsx';

/** Whom and where to. */
export function DestinationCard({ order }: { order: PhoneOrder }) {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	const { distributionAddress: address } = order.cart;
	const isCollected = address?.distributionType === 'CLICK_AND_COLLECT';
	return (
		<Card
			title={t('phone.destination')}
			actions={
				<Button size="sm" onClick={() => setOpen(true)}>
					{t(address ? 'phone.change' : 'phone.enter')}
				</Button>
			}
		>
			{address ? (
				<dl className={facts['facts']}>
					<dt>{t('phone.name')}</dt>
					<dd>{`${address.firstName} ${address.lastName}`}</dd>
					<dt>{t('customer.phone')}</dt>
					<dd>{address.phoneNumber}</dd>
					<dt>{t('signIn.email')}</dt>
					<dd>{address.email}</dd>
					<dt>{t(isCollected ? 'phone.collect' : 'phone.deliver')}</dt>
					<dd>
						{isCollected && <p className={text['strong']}>{address.companyName}</p>}
						<p>{streetLine(address.countryCode, address.streetName, address.streetNumber)}</p>
						<p>{townLine(address.countryCode, address.postalCode, address.city)}</p>
						{address.additionalInfo && <p className={text['muted']}>{address.additionalInfo}</p>}
					</dd>
				</dl>
			) : (
				<p className={text['muted']}>{t('phone.noDestination')}</p>
			)}
			{isOpen && <DestinationDialog order={order} onClose={() => setOpen(false)} />}
		</Card>
	);
}
