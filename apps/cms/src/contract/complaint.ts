import type { z } from 'zod';
import { fieldHelp } from '../help.ts';
import { type Label, toLabel } from '../labels.ts';

type Issue = z.core.$ZodIssue;

/** A helpful message for a value that the shop would reject. */
export function complaint(name: string, issue: Issue | undefined): Label {
	const limit = issue && limitOf(issue);
	const fit = fits[name];
	return (
		limit ??
		(fit ? toLabel(fit) : fieldHelp(name)) ??
		toLabel('Das passt hier nicht.|This does not fit here.')
	);
}

function limitOf(issue: Issue): Label | undefined {
	if (issue.code === 'too_big') return bound('Höchstens|At most', issue.maximum, issue.origin);
	if (issue.code === 'too_small') return bound('Mindestens|At least', issue.minimum, issue.origin);
	const isFraction = issue.code === 'invalid_type' && issue.expected === 'int';
	return isFraction ? toLabel('Eine ganze Zahl.|A whole number.') : undefined;
}

const https = 'Eine Adresse mit https://|An address with https://';
const file =
	'Ein Weg im Geschäft wie /media/… oder eine Adresse mit https://|A path of the shop such as /media/… or an address with https://';
const slug =
	'Kleine Buchstaben von a bis z, Ziffern und Bindestriche.|Small letters from a to z, digits and hyphens.';

/** Expected formats, for fields whose help text does not mention them. */
const fits: Record<string, string> = {
	androidHref: https,
	captions: file,
	category: slug,
	color: 'Eine Farbe wie #f4efe6 oder white.|A colour such as #f4efe6 or white.',
	email:
		'Eine E-Mail-Adresse wie hallo@korb.example.|An e-mail address such as hello@korb.example.',
	image: file,
	iosHref: https,
	name: 'Ein kurzes Wort aus kleinen Buchstaben, ohne Leerzeichen.|A short word in small letters, without spaces.',
	phone: 'Eine Telefonnummer wie +43 1 234 56 78.|A telephone number such as +44 20 7946 0000.',
	sku: 'Eine Artikelnummer; wähle das Produkt aus der Liste.|A SKU; choose the product from the list.',
	src: file,
};

function bound(words: string, limit: number | bigint, origin: string): Label {
	const { de, en } = toLabel(words);
	return origin === 'string'
		? { de: `${de} ${limit} Zeichen.`, en: `${en} ${limit} characters.` }
		: { de: `${de} ${limit}.`, en: `${en} ${limit}.` };
}
