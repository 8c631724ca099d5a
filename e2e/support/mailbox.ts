import type { Stack } from '@korb/tools/stack/stack';
import { expect } from '@playwright/test';

type CaughtMail = { subject: string; text: string; to: { address: string }[] };

/** Subjects of all emails to an address, oldest first. */
export async function subjectsTo(stack: Stack, address: string): Promise<string[]> {
	return (await mailsTo(stack, address)).map(({ subject }) => subject);
}

/** The latest link in an email to an address, once it has arrived. */
export async function linkTo(
	stack: Stack,
	address: string,
	pattern = /https?:\/\/\S+/,
): Promise<string> {
	const find = async () => {
		const mails = await mailsTo(stack, address);
		return mails.map(({ text }) => pattern.exec(text)?.[0] ?? '').findLast(Boolean) ?? '';
	};
	await expect.poll(find, { timeout: 30_000 }).not.toBe('');
	return find();
}

async function mailsTo(stack: Stack, address: string): Promise<CaughtMail[]> {
	const answer = await fetch(`${stack.mail.webUrl}/api/email`);
	const mails = (await answer.json()) as CaughtMail[];
	return mails.filter(({ to }) => to.some((receiver) => receiver.address === address));
}
