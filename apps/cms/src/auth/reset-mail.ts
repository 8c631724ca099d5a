import type { PayloadRequest } from 'payload';
import { inLanguageOf } from '../labels.ts';

/** The password reset email, in the language of the request. */
export function resetMail(req: PayloadRequest, link: string) {
	const paragraphs = [
		inLanguageOf(req, { de: 'Hallo!', en: 'Hello,' }),
		inLanguageOf(req, {
			de: 'Jemand, vermutlich du, möchte dein Passwort für die Redaktion neu setzen. Dieser Link gilt einmal und eine Stunde lang:',
			en: 'Somebody, probably you, wants to set a new password for the content system. This link works once, for an hour:',
		}),
		link,
		inLanguageOf(req, {
			de: 'Wolltest du das nicht, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.',
			en: 'If that was not you, there is nothing to do: your password stays as it is.',
		}),
	];
	const toHtml = (text: string) =>
		text === link ? `<p><a href="${link}">${link}</a></p>` : `<p>${text}</p>`;
	return {
		subject: inLanguageOf(req, { de: 'Neues Passwort setzen', en: 'Set a new password' }),
		text: paragraphs.join('\n\n'),
		html: paragraphs.map(toHtml).join('\n'),
	};
}
