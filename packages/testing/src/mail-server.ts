import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type MailServer = {
	url: string;
	/** Accepted emails with their recipients. */
	delivered: { recipients: string[]; content: string }[];
	/** The login that the server requires, if any. */
	login: Login | null;
	/** Returns the SMTP reply to a recipient; null: `250 ok`. */
	refuse: (recipient: string) => string | null;
	close(): Promise<void>;
};

type Login = { user: string; password: string };

/** A minimal SMTP server that rejects the recipients a test names. */
export async function startMailServer(login: Login | null = null): Promise<MailServer> {
	const server = createServer((socket) => converse(socket, mail));
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
	const mail: MailServer = {
		url: login ? `smtp://${login.user}:${login.password}@${address}` : `smtp://${address}`,
		delivered: [],
		login,
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
	let isLoggedIn = mail.login === null;
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
		} else if (line.startsWith('EHLO') && mail.login) {
			say('250-mail.test');
			say('250 AUTH PLAIN');
		} else if (line.startsWith('AUTH PLAIN ')) {
			isLoggedIn = isLogin(line.slice('AUTH PLAIN '.length), mail.login);
			say(isLoggedIn ? '235 ok' : '535 wrong login');
		} else if (line.startsWith('MAIL FROM:') && !isLoggedIn) {
			say('530 log in first');
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

function isLogin(encoded: string, login: Login | null): boolean {
	const [, user, password] = Buffer.from(encoded, 'base64').toString().split('\0');
	return user === login?.user && password === login?.password;
}
