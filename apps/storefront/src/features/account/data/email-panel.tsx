import { getSecurity } from '@korb/contracts/customer/credential-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';
import { Panel } from '../../../ui/card/panel.tsx';
import { MailIcon } from '../../../ui/icons/mail.ts';
import { Item, Items } from '../../../ui/layout/item.tsx';
import { Notice } from '../../../ui/notice/notice.tsx';
import { SECURITY_KEY } from '../security/security-keys.ts';
import { EmailDialog } from './email-dialog.tsx';

export function EmailPanel({ email }: { email: string }) {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	const { data: security } = usePersonalQuery(SECURITY_KEY, (signal) =>
		api.call(getSecurity, { signal }),
	);
	return (
		<Panel title={t('account.email.title')} lead={t('account.email.lead')}>
			<Items label={t('account.email.title')}>
				<Item
					icon={<MailIcon />}
					title={email}
					end={
						<button type="button" className="link" onClick={() => setOpen(true)}>
							{t('account.email.change')}
						</button>
					}
				/>
			</Items>
			<div role="status">
				{security?.newEmail && (
					<Notice
						icon={<MailIcon />}
						title={t('account.email.pending', { email: security.newEmail })}
					>
						{t('account.email.pendingText')}
					</Notice>
				)}
			</div>
			<EmailDialog open={isOpen} onClose={() => setOpen(false)} />
		</Panel>
	);
}
