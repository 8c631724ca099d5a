/** Longest path in SMTP (RFC 5321), and so the longest possible email address. */
export const MAX_MAILBOX = 254;

const atom = "[a-z0-9#$&'*+/=?^_{}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * Exactly one ASCII mailbox: no list, display name, comment, quoted local part, source route (`%`,
 * `!`) or address literal. Browsers convert international domains to their `xn--` form before
 * sending, so homoglyphs are rejected.
 */
export const mailboxPattern = new RegExp(
	`^(?=.{6,${MAX_MAILBOX}}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$`,
	'i',
);

export function isMailbox(text: string): boolean {
	return mailboxPattern.test(text);
}
