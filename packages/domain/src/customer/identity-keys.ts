import { formatPhone } from './phone-numbers.ts';

type Contact = { email: string; phoneNumber: string; lastName: string };
type Door = {
	streetName: string;
	streetNumber: string;
	stairCase: string;
	floor: string;
	door: string;
	postalCode: string;
};

/**
 * Keys that identify a person: mailbox, phone number, and address with surname. Sharing one of them
 * counts as the same person; the building alone does not, because many people live there.
 */
export function identityKeys(person: Contact & Partial<Door>, country: string): string[] {
	const phone = formatPhone(person.phoneNumber, country).replace(/\D/g, '');
	return [
		...(person.email ? [`mail ${foldMailbox(person.email)}`] : []),
		...(phone.length >= MIN_PHONE_DIGITS ? [`phone ${phone}`] : []),
		...addressKeys(person),
	];
}

const MIN_PHONE_DIGITS = 7;

/** Providers that deliver `anna+anything@…` to `anna@…`, and their aliases. */
const hasTags = new Set([
	...['gmail.com', 'outlook.com', 'hotmail.com', 'live.com', 'msn.com', 'icloud.com', 'me.com'],
	...['fastmail.com', 'proton.me', 'protonmail.com', 'pm.me', 'zoho.com', 'hey.com'],
]);
const sameProvider: Record<string, string> = {
	'googlemail.com': 'gmail.com',
	'protonmail.com': 'proton.me',
	'pm.me': 'proton.me',
	'me.com': 'icloud.com',
};

/** Normalises all spellings of the same mailbox. */
export function foldMailbox(email: string): string {
	const [local = '', given = ''] = email.trim().toLowerCase().split('@');
	const provider = sameProvider[given] ?? given;
	const name = hasTags.has(provider) ? local.replace(/\+.*$/, '') : local;
	return `${provider === 'gmail.com' ? name.replaceAll('.', '') : name}@${provider}`;
}

function addressKeys(person: Pick<Contact, 'lastName'> & Partial<Door>): string[] {
	const { streetName, streetNumber, stairCase, floor, door, postalCode, lastName } = person;
	if (!streetName || !streetNumber || !postalCode || !lastName) return [];
	const parts = [postalCode, streetName, streetNumber, stairCase, floor, door, lastName];
	return [`door ${parts.map(foldText).join('/')}`];
}

function foldText(text = ''): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replaceAll('ß', 'ss')
		.replace(/stra(?:ss|s)e\b|str\b/g, 'str')
		.replace(/[^\p{L}\p{N}]/gu, '');
}
