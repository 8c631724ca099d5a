import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export type MailSink = {
	url: string;
	mails: { messageId: string }[];
	refuseRecipients(isRefused: boolean): void;
	close(): void;
};

/** Accepts every email and stores only its message id, which is enough to count them. */
export async function openMailSink(at = 0): Promise<MailSink> {
	const mails: MailSink['mails'] = [];
	let isRefused = false;
	const server = createServer((socket) => {
		let part: 'talk' | 'head' | 'body' = 'talk';
		let messageId = '';
		let rest = '';
		socket.on('error', () => {});
		socket.write('220 sink\r\n');
		socket.on('data', (chunk) => {
			rest += chunk;
			for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
				const line = rest.slice(0, end);
				rest = rest.slice(end + 2);
				if (part === 'head') messageId = /^message-id:\s*(.+)$/i.exec(line)?.[1] ?? messageId;
				if (part === 'head' && line === '') part = 'body';
				if (part !== 'talk') {
					if (line !== '.') continue;
					part = 'talk';
					mails.push({ messageId });
				} else if (/^data/i.test(line)) part = 'head';
				else if (isRefused && /^rcpt/i.test(line)) {
					socket.write('550 no such user here\r\n');
					continue;
				}
				socket.write(`${part === 'head' ? '354 go on' : '250 ok'}\r\n`);
			}
		});
	}).listen(at, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return {
		url: `smtp://127.0.0.1:${port}`,
		mails,
		refuseRecipients: (next) => {
			isRefused = next;
		},
		close: () => server.close(),
	};
}
