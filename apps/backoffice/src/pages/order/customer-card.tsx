import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { streetLine, townLine } from '@korb/domain/fulfilment/address-lines';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../session/session.tsx';
import { useUnitName } from '../../session/use-unit-name.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card } from '../../ui/card/card.tsx';
import facts from '../../ui/layout/facts.module.css';
import text from '../../ui/layout/text.module.css';
import styles from './customer-card.module.css';

export function CustomerCard({ order }: { order: DeskOrder }) {
	const t = useMessages();
	const unitName = useUnitName();
	const formats = useFormats();
	const { may } = useSession();
	const { distributionAddress: address, window } = order;
	const name =
		[address.firstName, address.lastName].filter(Boolean).join(' ') || address.companyName;
	const isCollect = address.distributionType === 'CLICK_AND_COLLECT';
	return (
		<Card title={t('customer.title')}>
			<div className={styles['person']}>
				<Avatar name={name} />
				<div>
					<p className={text['strong']}>{name}</p>
					<p className={`${text['small']} ${text['muted']}`}>
						{order.customerId && may('customers.read') ? (
							<Link className={text['link']} to={`/customers/${order.customerId}`}>
								{t('customer.account')}
							</Link>
						) : (
							t(order.customerId ? 'customer.account' : 'customer.guest')
						)}
					</p>
				</div>
			</div>
			<dl className={facts['facts']}>
				{address.phoneNumber && (
					<>
						<dt>{t('customer.phone')}</dt>
						<dd>
							<a className={text['link']} href={`tel:${address.phoneNumber.replaceAll(/\s/g, '')}`}>
								{address.phoneNumber}
							</a>
						</dd>
					</>
				)}
				{address.email && (
					<>
						<dt>{t('signIn.email')}</dt>
						<dd>
							<a className={text['link']} href={`mailto:${address.email}`}>
								{address.email}
							</a>
						</dd>
					</>
				)}
				<dt>{isCollect ? t('orders.collect') : t('customer.address')}</dt>
				<dd>{addressLine(address)}</dd>
				<dt>{t('orders.window')}</dt>
				<dd>
					<b>{formats.span(window.start, window.end)}</b>, {unitName(order.unit)}
				</dd>
				{order.addsTo && (
					<>
						<dt>{t('customer.addsTo')}</dt>
						<dd>
							<Link className={text['link']} to={`/orders/${order.addsTo}`}>
								{order.addsTo}
							</Link>
						</dd>
					</>
				)}
			</dl>
		</Card>
	);
}

function addressLine(address: DeskOrder['distributionAddress']): string {
	const unit = [address.streetNumber, address.stairCase, address.floor, address.door];
	const { countryCode, streetName, postalCode, city } = address;
	const street = streetLine(countryCode, streetName, unit.filter(Boolean).join('/'));
	const town = townLine(countryCode, postalCode, city);
	return [address.companyName, street, town, address.additionalInfo].filter(Boolean).join(', ');
}
