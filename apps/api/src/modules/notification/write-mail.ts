import type { MailContent } from './mail-content.ts';

/** The plain-text version of the email. */
export function writeMail(mail: MailContent): string {
	const parts = [
		mail.headline,
		...mail.paragraphs,
		mail.button && `${mail.button.text}:\n${mail.button.href}`,
		mail.facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
		mail.lines
			.flatMap(({ text, note, amount }) => [`${text}  ${amount}`, ...(note ? [`  ${note}`] : [])])
			.join('\n'),
		mail.sums.map(({ label, amount }) => `${label}: ${amount}`).join('\n'),
		mail.vat.rows.length > 0 &&
			[mail.vat.head, ...mail.vat.rows].map((row) => row.join('  ')).join('\n'),
		...mail.notes,
		...mail.links.map(({ text, href }) => `${text}:\n${href}`),
		mail.foot.join('\n'),
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}
