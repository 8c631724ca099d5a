import type { DemoPage } from './document.ts';
import { type Language, speaker } from './language.ts';
import { type LegalText, legalTexts } from './legal-texts.ts';
import { toPage } from './service-pages.ts';

/** What the law wants to be findable. Written for demonstration shops: honest about being that. */
export function legalPages(language: Language): DemoPage[] {
	const say = speaker(language);
	return legalTexts(say).map(({ place, title, lead, parts }) =>
		toPage(language, {
			place,
			title,
			description: lead,
			lead,
			blocks: [
				{
					type: 'text',
					paragraphs: parts.flatMap(([heading, ...paragraphs]) => [
						{ type: 'heading' as const, level: 2 as const, children: [heading] },
						...paragraphs.map(toParagraph),
					]),
				},
				...(place === 'privacy'
					? [
							{
								type: 'cookie-list' as const,
								title: say('Diese Cookies setzen wir', 'The cookies we set'),
								cookies: [
									{
										name: 'sid',
										provider: say('Korb', 'Greenbasket'),
										purpose: say('Hält deine Anmeldung offen.', 'Keeps you signed in.'),
										duration: say('30 Tage', '30 days'),
										group: 'C0001' as const,
									},
									{
										name: 'region',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Merkt sich, aus welcher Filiale du einkaufst.',
											'Remembers which store you shop from.',
										),
										duration: say('1 Jahr', '1 year'),
										group: 'C0001' as const,
									},
									{
										name: '__Host-cart, cartExists',
										provider: say('Korb', 'Greenbasket'),
										purpose: say('Halten deinen Korb zusammen.', 'Hold your basket together.'),
										duration: say('30 Tage', '30 days'),
										group: 'C0001' as const,
									},
									{
										name: 'consent',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Merkt sich, welche Cookies du erlaubt hast.',
											'Remembers which cookies you have allowed.',
										),
										duration: say('180 Tage', '180 days'),
										group: 'C0001' as const,
									},
									{
										name: 'loggedIn',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Sagt der Seite, dass du angemeldet bist. Enthält kein Geheimnis.',
											'Tells the page that you are signed in. Holds no secret.',
										),
										duration: say('30 Tage', '30 days'),
										group: 'C0001' as const,
									},
									{
										name: 'XSRF-TOKEN',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Schützt Formulare vor gefälschten Anfragen.',
											'Protects forms from forged requests.',
										),
										duration: say('Sitzung', 'Session'),
										group: 'C0001' as const,
									},
								],
							},
							{
								type: 'cookie-settings-button' as const,
								label: say('Cookie-Einstellungen ändern', 'Change cookie settings'),
							},
						]
					: []),
			],
		}),
	);
}

/** Several lines in one are a list. */
function toParagraph(text: LegalText) {
	if (typeof text === 'string') return text;
	return { type: 'list' as const, isOrdered: false, items: text.map((item) => [item]) };
}
