import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export type MailSink = { url: string; subjects: string[]; close(): void };

/** Takes every mail and keeps its subject: who counts letters needs no pages to look at them. */
export async function openMailSink(): Promise<MailSink> {
	const subjects: string[] = [];
	const server = createServer((socket) => {
		let isLetter = false;
		let rest = '';
		socket.on('error', () => {});
		socket.write('220 sink\r\n');
		socket.on('data', (chunk) => {
			rest += chunk;
			for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
				const line = rest.slice(0, end);
				rest = rest.slice(end + 2);
				if (isLetter) {
					if (/^subject:/i.test(line)) subjects.push(line.slice(8).trim());
					if (line !== '.') continue;
					isLetter = false;
				}
				if (/^data/i.test(line)) isLetter = true;
				socket.write(`${isLetter ? '354 go on' : '250 ok'}\r\n`);
			}
		});
	}).listen(0, '127.0.0.1');
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	return { url: `smtp://127.0.0.1:${port}`, subjects, close: () => server.close() };
}
