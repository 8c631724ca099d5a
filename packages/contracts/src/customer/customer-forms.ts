import { isOfAge } from '@korb/domain/customer/birthdate';
import { PASSWORD_LENGTH } from '@korb/domain/customer/password';
import { salutations } from '@korb/domain/customer/salutation';
import * as z from 'zod/mini';
import { Email } from '../forms/forms.ts';

/**
 * Forms around an account, shared by browser and API. The message of a rule is its name and, after
 * a colon, its limit; the text shown to shoppers comes from the message bundle.
 */
const max = (limit: number) => z.maxLength(limit, `maxLength:${limit}`);
const required = z.minLength(1, 'required');
const line = (limit: number) => z.string().check(z.trim(), max(limit));

const { min, max: most } = PASSWORD_LENGTH;

/** A tenant may allow longer passwords; the API then checks against the tenant's limit. */
export const NewPassword = z
	.string()
	.check(required, z.minLength(min, `minLength:${min}`), max(most));

/** An existing password is only required: older rules may have allowed others. */
export const Password = z.string().check(required, max(1000));

const Code = z.string().check(z.trim(), required, z.regex(/^\d{6}$/, 'pattern'));

/** The code only where the API asks for it: on a risky sign-in, or as the customer's second step. */
export const LoginForm = z.object({
	email: Email,
	password: Password,
	code: z.optional(Code),
	/** False: the session ends with the browser. */
	isPersistent: z.optional(z.boolean()),
});
export type LoginForm = z.infer<typeof LoginForm>;

/** As `yyyy-MM-dd`; empty where the customer keeps it. */
export const Birthdate = z.string().check(
	z.trim(),
	max(20),
	z.refine((text) => text === '' || isOfAge(text, new Date()), 'pattern'),
);

export const ProfileForm = z.object({
	salutation: z.nullable(z.enum(salutations)),
	academicTitle: line(15),
	firstName: line(20),
	lastName: line(24),
	birthdate: z.nullable(Birthdate),
});
export type ProfileForm = z.infer<typeof ProfileForm>;

export const RegistrationForm = z.extend(ProfileForm, { email: Email, password: NewPassword });
export type RegistrationForm = z.infer<typeof RegistrationForm>;

/** The address that a link or a code goes to. */
export const EmailForm = z.object({ email: Email });

export const CodeForm = z.object({ email: Email, code: Code });
export type CodeForm = z.infer<typeof CodeForm>;

export const PasskeyNameForm = z.object({ name: line(60) });

export const NewPasswordForm = z.object({ password: NewPassword });

export const PasswordChangeForm = z
	.object({ oldPassword: Password, newPassword: NewPassword, repeatedPassword: Password })
	.check(
		z.refine(({ newPassword, repeatedPassword }) => newPassword === repeatedPassword, {
			path: ['repeatedPassword'],
			message: 'pattern',
		}),
	);
