import { isMailbox } from '@korb/domain/customer/mailbox';
import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';

const NAME = 'Korb';
const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;

/** Sends CMS emails through the configured mail server, one recipient each. */
export function mailThrough(url: string, address: string): EmailAdapter {
	const transport = createTransport({
		url,
		connectionTimeout: CONNECT_MS,
		greetingTimeout: CONNECT_MS,
		socketTimeout: ANSWER_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return () => ({
		name: 'smtp',
		defaultFromAddress: address,
		defaultFromName: NAME,
		async sendEmail({ to, subject, text, html }) {
			if (typeof to !== 'string' || !isMailbox(to)) throw new Error('not one mailbox');
			const from = { name: NAME, address };
			await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html });
		},
	});
}
