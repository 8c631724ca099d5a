import { isMailbox } from '@korb/domain/customer/mailbox';
import { createTransport } from 'nodemailer';
import { type Mail, type MailAddress, type SendMail, Undeliverable } from './mail.ts';

const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;

/** Sends emails through the configured mail server over a small connection pool. */
export function createSmtp(url: string): { send: SendMail; close(): void } {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 5,
		connectionTimeout: CONNECT_MS,
		greetingTimeout: CONNECT_MS,
		socketTimeout: ANSWER_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		async send(mail) {
			const addressed = toAddressed(mail);
			await transport.sendMail(addressed).catch((error: unknown) => {
				throw isPermanent(error) ? new Undeliverable(reasonOf(error)) : error;
			});
		},
		close: () => transport.close(),
	};
}

function toAddressed({ to, replyTo, ...mail }: Mail): Mail {
	return {
		...mail,
		to: oneMailbox(to),
		...(replyTo && { replyTo: oneMailbox(replyTo) }),
	};
}

/** Jobs enqueued by the previous release carry plain strings. */
function oneMailbox(given: MailAddress | string): MailAddress {
	const mailbox = typeof given === 'string' ? { address: given } : given;
	if (!isMailbox(mailbox.address)) throw new Undeliverable('not one mailbox');
	return mailbox;
}

type SmtpError = { responseCode?: number; command?: string };

/**
 * 5xx for this recipient or content. A failed login is a configuration error: the email is sent
 * once it is fixed.
 */
function isPermanent(error: unknown): error is SmtpError {
	const { responseCode = 0, command = '' } = error as SmtpError;
	return responseCode >= 500 && responseCode < 600 && /^(?:RCPT TO|DATA)$/.test(command);
}

/** Omits the server's message, which repeats the address. */
function reasonOf({ responseCode, command }: SmtpError): string {
	return `${command} answered ${responseCode}`;
}
