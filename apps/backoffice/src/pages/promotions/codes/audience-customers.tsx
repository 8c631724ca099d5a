import type { DeskCustomerSummary } from '@korb/contracts/admin/customers/customer-desk';
import { getDeskCustomer } from '@korb/contracts/admin/customers/customer-desk-paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useDelayed } from '../../../platform/typing/use-delayed.ts';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { SearchPick } from '../../../ui/field/search-pick.tsx';
import { XIcon } from '../../../ui/icons/x.ts';
import text from '../../../ui/layout/text.module.css';
import { useCustomers } from '../../customers/use-customers.ts';
import styles from './codes.module.css';

const none: DeskCustomerSummary[] = [];

type AudienceCustomersProps = {
	customerIds: string[];
	isReadOnly: boolean;
	onChange: (customerIds: string[]) => void;
};

export function AudienceCustomers({ customerIds, isReadOnly, onChange }: AudienceCustomersProps) {
	const t = useMessages();
	const { may } = useSession();
	const [typed, setTyped] = useState('');
	const search = useDelayed(typed.trim());
	const { data, isPlaceholderData } = useCustomers(may('customers.read') ? search : '');
	const isSettled = data !== undefined && !isPlaceholderData && search === typed.trim();
	if (!may('customers.read')) {
		return <p>{t('codes.customerCount', { count: customerIds.length })}</p>;
	}
	const hits = (data?.customers ?? none).filter(
		({ customerId }) => !customerIds.includes(customerId),
	);
	return (
		<>
			{customerIds.length > 0 && (
				<ul className={styles['customers']}>
					{customerIds.map((customerId) => (
						<NamedCustomer
							key={customerId}
							{...{ customerId, isReadOnly }}
							onRemove={() => onChange(customerIds.filter((each) => each !== customerId))}
						/>
					))}
				</ul>
			)}
			{!isReadOnly && (
				<SearchPick
					label={t('codes.addCustomer')}
					resultsLabel={t('nav.customers')}
					typed={typed}
					onType={setTyped}
					items={typed.trim() === '' ? none : hits}
					isStale={data !== undefined && !isSettled}
					keyOf={({ customerId }) => customerId}
					onPick={({ customerId }) => {
						onChange([...customerIds, customerId]);
						setTyped('');
					}}
					empty={isSettled ? t('customers.noHit', { search }) : t('customers.pickHelp')}
				>
					{({ name, email }) => (
						<span>
							<b>{name || email}</b> <span className={text['muted']}>{name && email}</span>
						</span>
					)}
				</SearchPick>
			)}
		</>
	);
}

type NamedCustomerProps = { customerId: string; isReadOnly: boolean; onRemove: () => void };

function NamedCustomer({ customerId, isReadOnly, onRemove }: NamedCustomerProps) {
	const t = useMessages();
	const { data } = useQuery({
		queryKey: ['customer', customerId],
		queryFn: ({ signal }) => call(getDeskCustomer, { params: { customerId }, signal }),
	});
	const name = data ? data.name || data.email : '…';
	return (
		<li>
			<span>
				{name} {data?.name && <span className={text['muted']}>{data.email}</span>}
			</span>
			{!isReadOnly && (
				<Button
					variant="quiet"
					size="sm"
					isSquare
					aria-label={t('promotions.remove', { name })}
					onClick={onRemove}
				>
					<XIcon />
				</Button>
			)}
		</li>
	);
}
