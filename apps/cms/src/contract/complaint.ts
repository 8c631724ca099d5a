import type { z } from 'zod';
import { fieldHelp } from '../help.ts';
import { type Label, toLabel } from '../labels.ts';

type Issue = z.core.$ZodIssue;

/** Why the shop would refuse what was typed, in words that help to type it differently. */
export function complaint(name: string, issue: Issue | undefined): Label {
	const limit = issue && limitOf(issue);
	return limit ?? fieldHelp(name) ?? toLabel('Das passt hier nicht.|This does not fit here.');
}

function limitOf(issue: Issue): Label | undefined {
	if (issue.code === 'too_big') return bound('Höchstens|At most', issue.maximum, issue.origin);
	if (issue.code === 'too_small') return bound('Mindestens|At least', issue.minimum, issue.origin);
	return undefined;
}

function bound(words: string, limit: number | bigint, origin: string): Label {
	const { de, en } = toLabel(words);
	return origin === 'string'
		? { de: `${de} ${limit} Zeichen.`, en: `${en} ${limit} characters.` }
		: { de: `${de} ${limit}.`, en: `${en} ${limit}.` };
}
