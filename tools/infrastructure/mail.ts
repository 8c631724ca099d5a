import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launch, type OwnProcess, stopProcess, waitUntilReady } from './own-process.ts';

export type Mail = { smtpPort: number; webUrl: string; process: OwnProcess };

/** Catches every email and shows it in a web UI; nothing leaves the machine. */
export async function startMail(options: {
	dir: string;
	smtpPort: number;
	webPort: number;
}): Promise<Mail> {
	mkdirSync(options.dir, { recursive: true });
	const maildev = join(dirname(fileURLToPath(import.meta.resolve('maildev'))), 'bin/maildev.js');
	const process = await launch({
		name: 'mail',
		command: globalThis.process.execPath,
		args: [
			maildev,
			...['--smtp', String(options.smtpPort), '--ip', '127.0.0.1'],
			...['--web', String(options.webPort), '--web-ip', '127.0.0.1'],
			...['--max-emails', '500'],
		],
		logFile: join(options.dir, 'mail.log'),
	});
	const webUrl = `http://127.0.0.1:${options.webPort}`;
	try {
		const headers = { accept: 'text/html' };
		await waitUntilReady(process, async () => (await fetch(webUrl, { headers })).ok);
	} catch (error) {
		await stopProcess(process);
		throw error;
	}
	return { smtpPort: options.smtpPort, webUrl, process };
}
