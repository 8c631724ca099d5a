import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type MailServer = {
	url: string;
	/** Accepted emails with their recipients. */
	delivered: { recipients: string[]; content: string }[];
	/** Returns the SMTP reply to a recipient; null: `250 ok`. */
	refuse: (recipient: string) => string | null;
	close(): Promise<void>;
};

/** A minimal SMTP server that rejects the recipients a test names. */
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
