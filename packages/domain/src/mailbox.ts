/** Longest path that SMTP carries (RFC 5321), and so the longest address anybody can have. */
export const MAX_MAILBOX = 254;

const atom = "[a-z0-9#$&'*+/=?^_{}~-]+";
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

/**
 * Exactly one mailbox in ASCII: no list, no display name, no comment, no quoted local part, no
 * source route (`%`, `!`), no address literal. Browsers turn international domains into their
 * `xn--` form before they send them, so letters that only look like others are refused.
 */
export const mailboxPattern = new RegExp(
	`^(?=.{6,${MAX_MAILBOX}}$)(?=[^@]{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{0,57}[a-z0-9])$`,
	'i',
);

export function isMailbox(text: string): boolean {
	return mailboxPattern.test(text);
}
