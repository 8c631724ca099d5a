import type { DeskCustomerList } from '@korb/contracts/admin/customers/customer-desk';
import { Link } from 'react-router';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { classes } from '../../ui/classes.ts';
import text from '../../ui/layout/text.module.css';
import table from '../../ui/table/table.module.css';
import styles from './customers-table.module.css';
import { DeletionBadge } from './deletion-badge.tsx';
import { splitMatch } from './split-match.ts';

type CustomersTableProps = { list: DeskCustomerList; search: string; isStale: boolean };

export function CustomersTable({ list, search, isStale }: CustomersTableProps) {
	const t = useMessages();
	const { money, moment, full } = useFormats();
	return (
		// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
		<div className={classes(styles['frame'], isStale && styles['stale'])} tabIndex={0}>
			<table className={table['table']}>
				<thead>
					<tr>
						<th scope="col">{t('orders.customer')}</th>
						<th scope="col">{t('signIn.email')}</th>
						<th scope="col">{t('customer.phone')}</th>
						<th scope="col">{t('orders.place')}</th>
						<th scope="col" className={table['num']}>
							{t('nav.orders')}
						</th>
						<th scope="col" className={table['num']}>
							{t('customers.spent')}
						</th>
						<th scope="col">{t('customers.last')}</th>
						<th scope="col">{t('orders.flags')}</th>
					</tr>
				</thead>
				<tbody>
					{list.customers.map((customer) => (
						<tr key={customer.customerId}>
							<td className={table['nowrap']}>
								<Link className={styles['name']} to={`/customers/${customer.customerId}`}>
									<Avatar name={customer.name || customer.email} />
									<Matched text={customer.name || customer.email} search={search} />
								</Link>
							</td>
							<td className={text['muted']}>
								<Matched text={customer.email} search={search} />
							</td>
							<td className={`${table['nowrap']} ${text['muted']}`}>{customer.phone || '–'}</td>
							<td className={text['muted']}>{customer.city || '–'}</td>
							<td className={table['num']}>{customer.orders}</td>
							<td className={table['num']}>{money(customer.spent, list.currency)}</td>
							<td className={`${table['nowrap']} ${text['muted']}`}>
								{customer.lastOrderAt ? (
									<time dateTime={customer.lastOrderAt} title={full(customer.lastOrderAt)}>
										{moment(customer.lastOrderAt)}
									</time>
								) : (
									t('customers.never')
								)}
							</td>
							<td className={styles['flags']}>
								{customer.isMember && <Badge tone="warn">{t('customers.member')}</Badge>}
								{customer.orders === 1 && <Badge tone="accent">{t('customers.firstOrder')}</Badge>}
								{customer.deletionAt && <DeletionBadge deletionAt={customer.deletionAt} />}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}

function Matched({ text: whole, search }: { text: string; search: string }) {
	const { before, match, after } = splitMatch(whole, search);
	return (
		<span>
			{before}
			{match && <mark className={styles['match']}>{match}</mark>}
			{after}
		</span>
	);
}
