import type { BlockInput } from '../document.ts';
import type { Say, Text } from '../language.ts';

type Cookie = { name: string; purpose: Text; duration: Text };

const days: Text = ['30 Tage', '30 days'];

/** The shop's own, which it cannot do without. */
const cookies: Cookie[] = [
	{ name: 'sid', purpose: ['Hält deine Anmeldung offen.', 'Keeps you signed in.'], duration: days },
	{
		name: 'region',
		purpose: [
			'Merkt sich, aus welcher Filiale du einkaufst.',
			'Remembers which store you shop from.',
		],
		duration: ['1 Jahr', '1 year'],
	},
	{
		name: '__Host-cart, cartExists',
		purpose: ['Halten deinen Korb zusammen.', 'Hold your basket together.'],
		duration: days,
	},
	{
		name: 'consent',
		purpose: [
			'Merkt sich, welche Cookies du erlaubt hast.',
			'Remembers which cookies you have allowed.',
		],
		duration: ['180 Tage', '180 days'],
	},
	{
		name: 'loggedIn',
		purpose: [
			'Sagt der Seite, dass du angemeldet bist. Enthält kein Geheimnis.',
			'Tells the page that you are signed in. Holds no secret.',
		],
		duration: days,
	},
	{
		name: 'XSRF-TOKEN',
		purpose: [
			'Schützt Formulare vor gefälschten Anfragen.',
			'Protects forms from forged requests.',
		],
		duration: ['Sitzung', 'Session'],
	},
];

/** What the page about privacy says about cookies, and where to change one's mind. */
export function cookieBlocks(say: Say): BlockInput[] {
	return [
		{
			type: 'cookie-list',
			title: say('Diese Cookies setzen wir', 'The cookies we set'),
			cookies: cookies.map(({ name, purpose, duration }) => ({
				name,
				provider: say('Korb', 'Greenbasket'),
				purpose: say(...purpose),
				duration: say(...duration),
				group: 'C0001',
			})),
		},
		{
			type: 'cookie-settings-button',
			label: say('Cookie-Einstellungen ändern', 'Change cookie settings'),
		},
	];
}
