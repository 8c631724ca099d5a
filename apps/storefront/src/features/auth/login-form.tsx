import type { LoginForm as LoginSchema } from '@korb/contracts/customer/customer-forms';
import { pathTo } from '@korb/domain/routing/routes';
import type { MessageKey } from '@korb/messages';
import { useState } from 'react';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useLateSchemaForm } from '../../ui/form/use-late-schema-form.ts';
import { authProblem, isRefusedBy, sendLogin } from './auth-calls.ts';
import { CodeField } from './code-field.tsx';
import { useAfterLogin } from './use-after-login.ts';

const loadSchema = async () => (await import('@korb/contracts/customer/customer-forms')).LoginForm;

/** Email and password; the code of an email where the API asks for it as well. */
export function LoginForm() {
	const { routes, t } = useSite();
	const afterLogin = useAfterLogin();
	const [problem, setProblem] = useState<MessageKey>();
	const [needsCode, setNeedsCode] = useState(false);
	const form = useLateSchemaForm(loadSchema, {
		defaults: { email: '', password: '', isPersistent: true },
		errorText: (message) => formErrorText(t, message),
	});
	const reset = pathTo(routes, 'password-reset');

	async function submit(values: LoginSchema): Promise<void> {
		setProblem(undefined);
		try {
			await afterLogin(await sendLogin(values));
		} catch (error) {
			if (isRefusedBy(error, 'code_required')) return setNeedsCode(true);
			form.resetField(needsCode ? 'code' : 'password');
			setProblem(needsCode ? 'login.codeRefused' : authProblem(error));
		}
	}

	return (
		<Form form={form} problem={problem && t(problem)} onSubmit={submit}>
			<TextField
				type="email"
				label={t('login.email')}
				autoComplete="username webauthn"
				{...form.field('email')}
			/>
			<PasswordField
				label={t('login.password')}
				autoComplete="current-password"
				showText={t('login.showPassword')}
				hideText={t('login.hidePassword')}
				link={
					reset && (
						<AppLink className="link" href={reset}>
							{t('login.forgotten')}
						</AppLink>
					)
				}
				{...form.field('password')}
			/>
			{needsCode && <CodeField hint={t('login.codeRequired')} {...form.field('code')} />}
			<CheckboxField label={t('login.stay')} {...form.field('isPersistent')} />
			<Button
				type="submit"
				size="lg"
				block
				loading={form.formState.isSubmitting && t('login.sending')}
			>
				{t('login.submit')}
			</Button>
		</Form>
	);
}
