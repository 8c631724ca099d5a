import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { hasCode } from './has-code.ts';

export const OwnPasswordForm = z.object({
	password: z.string().check(z.minLength(1, 'required')),
});
export type OwnPasswordForm = z.infer<typeof OwnPasswordForm>;

/** The error of a form that is sent with the password. */
export function toPasswordError(error: unknown): { message: 'wrong' | 'failed' } {
	return { message: hasCode(error, 'login_refused') ? 'wrong' : 'failed' };
}

export function useProofErrorText(): (message: string) => string {
	const t = useMessages();
	return (message) =>
		message === 'wrong' || message === 'failed'
			? t(`account.proof.${message}`)
			: formErrorText(t, message);
}

/** Asks for the password of the signed-in customer. */
export function OwnPasswordField(
	props: Omit<
		ComponentProps<typeof PasswordField>,
		'label' | 'autoComplete' | 'showText' | 'hideText'
	>,
) {
	const t = useMessages();
	return (
		<PasswordField
			{...props}
			label={t('account.proof.password')}
			autoComplete="current-password"
			showText={t('login.showPassword')}
			hideText={t('login.hidePassword')}
		/>
	);
}
