import { findPasswordFault, PASSWORD_LENGTH } from '@korb/domain/customer/password';
import { type CollectionBeforeOperationHook, ValidationError } from 'payload';
import { inLanguageOf } from '../labels.ts';

const { min, max } = PASSWORD_LENGTH;
const faults = {
	blank: {
		de: `Ein Passwort hat ${min} bis ${max} Zeichen, und nicht nur Leerzeichen.`,
		en: `A password has ${min} to ${max} characters, and not only spaces.`,
	},
	tooShort: {
		de: `Zu kurz: Nimm mindestens ${min} Zeichen, am besten ein paar Wörter hintereinander.`,
		en: `Too short: use at least ${min} characters, best of all a few words in a row.`,
	},
	tooLong: {
		de: `Zu lang: Nimm höchstens ${max} Zeichen.`,
		en: `Too long: use ${max} characters at most.`,
	},
};

/** The same rule as for shoppers, for new users, password changes and resets. */
export const requireStrongPassword: CollectionBeforeOperationHook = ({ args, operation, req }) => {
	if (!['create', 'update', 'resetPassword'].includes(operation)) return;
	const { password } = (args as { data?: { password?: unknown } }).data ?? {};
	if (password === undefined || password === null) return;
	const fault = findPasswordFault(String(password));
	if (!fault) return;
	const errors = [{ path: 'password', message: inLanguageOf(req, faults[fault]) }];
	throw new ValidationError({ collection: 'users', errors, req }, req.t);
};
