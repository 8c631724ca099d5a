import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type MailServer = {
	url: string;
	/** Mailboxes that emails were taken for, and what was said in them. */
	delivered: { recipients: string[]; content: string }[];
	/** Answers to a recipient; what it returns is sent, `250 ok` otherwise. */
	refuse: (recipient: string) => string | null;
	close(): Promise<void>;
};

/** Speaks as much SMTP as it takes to be delivered to, and refuses whom the test names. */
export async function startMailServer(): Promise<MailServer> {
	const server = createServer((socket) => converse(socket, mail));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const mail: MailServer = {
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		delivered: [],
		refuse: () => null,
		async close() {
			server.close();
		},
	};
	return mail;
}

function converse(socket: Socket, mail: MailServer): void {
	let recipients: string[] = [];
	let content: string | null = null;
	let rest = '';
	const say = (line: string) => socket.write(`${line}\r\n`);

	function read(line: string): void {
		if (content !== null) {
			if (line !== '.') {
				content += `${line}\n`;
				return;
			}
			mail.delivered.push({ recipients, content });
			[recipients, content] = [[], null];
			say('250 taken');
		} else if (line.startsWith('RCPT TO:')) {
			const recipient = line.slice('RCPT TO:<'.length, line.lastIndexOf('>'));
			const refusal = mail.refuse(recipient);
			if (!refusal) recipients.push(recipient);
			say(refusal ?? '250 ok');
		} else if (line === 'DATA') {
			content = '';
			say('354 go on');
		} else {
			say(line.startsWith('RSET') ? '250 ok' : '250 mail.test');
		}
	}

	socket.on('error', () => {});
	socket.on('data', (chunk) => {
		const lines = (rest + chunk.toString()).split('\r\n');
		rest = lines.pop() ?? '';
		for (const line of lines) read(line);
	});
	say('220 mail.test');
}
