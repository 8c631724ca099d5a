import type { Customer } from '@korb/contracts/customer/customer';
import { useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

export function DeletePanel({ customer }: { customer: Customer }) {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	if (customer.deletionAt) return null;
	return (
		<Panel
			tone="danger"
			title={t('account.delete.title')}
			lead={t('account.delete.lead')}
			action={
				<>
					<Button variant="danger" size="sm" onClick={() => setOpen(true)}>
						{t('account.delete.open')}
					</Button>
					<DeleteDialog open={isOpen} onClose={() => setOpen(false)} />
				</>
			}
		/>
	);
}
