import type { Customer } from '@korb/contracts/customer/customer';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { AccountHead } from '../frame/account-head.tsx';
import { EmailPanel } from './email-panel.tsx';
import { PersonPanel } from './person-panel.tsx';

export function Data({ customer }: { customer: Customer }) {
	const t = useMessages();
	return (
		<>
			<AccountHead title={t('account.title.data')} />
			<PersonPanel customer={customer} />
			<EmailPanel email={customer.email} />
		</>
	);
}
