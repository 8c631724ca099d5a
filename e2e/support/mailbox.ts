import type { Stack } from '@korb/tools/stack/stack';

type CaughtMail = { subject: string; to: { address: string }[] };

/** Subjects of all emails to an address, oldest first. */
export async function subjectsTo(stack: Stack, address: string): Promise<string[]> {
	const answer = await fetch(`${stack.mail.webUrl}/api/email`);
	const mails = (await answer.json()) as CaughtMail[];
	return mails
		.filter(({ to }) => to.some((receiver) => receiver.address === address))
		.map(({ subject }) => subject);
}
