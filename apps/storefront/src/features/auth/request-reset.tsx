import { type ReactNode, useState } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { MailIcon } from '../../ui/icons/mail.ts';
import { requestPasswordReset } from './auth-calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailForm } from './email-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { useAside } from './use-aside.ts';

/** `below`: what editors add under the form. */
export function RequestReset({ below }: { below: ReactNode }) {
	const t = useMessages();
	const aside = useAside();
	const [sentTo, setSentTo] = useState<string | null>(null);
	if (sentTo) {
		return (
			<AuthFrame
				badge={<MailIcon />}
				heading={t('mailSent.heading')}
				lead={t('reset.sent', { email: sentTo })}
				aside={aside.help}
			>
				<MailSent
					onResend={() => requestPasswordReset(sentTo)}
					onOtherEmail={() => setSentTo(null)}
				/>
			</AuthFrame>
		);
	}
	return (
		<AuthFrame heading={t('reset.heading')} lead={t('reset.lead')} aside={aside.help}>
			<EmailForm
				submitText={t('reset.submit')}
				onSubmit={async (email) => {
					await requestPasswordReset(email);
					setSentTo(email);
				}}
			/>
			{below}
		</AuthFrame>
	);
}
