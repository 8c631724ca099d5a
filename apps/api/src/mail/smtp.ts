import { createTransport } from 'nodemailer';
import type { SendMail } from './mail.ts';

const CONNECT_MS = 3000;
const ANSWER_MS = 10_000;

/** Hands letters to the mail server of the installation, one connection for all of them. */
export function createSmtp(url: string): { send: SendMail; close(): void } {
	const transport = createTransport({
		url,
		pool: true,
		maxConnections: 2,
		connectionTimeout: CONNECT_MS,
		greetingTimeout: CONNECT_MS,
		socketTimeout: ANSWER_MS,
		disableFileAccess: true,
		disableUrlAccess: true,
	});
	return {
		send: async (mail) => void (await transport.sendMail(mail)),
		close: () => transport.close(),
	};
}
