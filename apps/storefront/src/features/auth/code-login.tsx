import { postCodeLogin } from '@korb/contracts/customer/credential-paths';
import { CodeForm } from '@korb/contracts/customer/customer-forms';
import type { MessageKey } from '@korb/messages';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useSchemaForm } from '../../ui/form/use-schema-form.ts';
import { authProblem, isRefusedBy, requestCode } from './auth-calls.ts';
import { CodeField } from './code-field.tsx';
import { EmailForm } from './email-form.tsx';
import { useAfterLogin } from './use-after-login.ts';

type CodeLoginProps = {
	/** The customer has switched the second step on: the code needs the password, too. */
	onPasswordNeeded: () => void;
};

/** Signs in without a password: a code by email. */
export function CodeLogin({ onPasswordNeeded }: CodeLoginProps) {
	const t = useMessages();
	const [email, setEmail] = useState<string | null>(null);
	if (email !== null) return <EnterCode email={email} onPasswordNeeded={onPasswordNeeded} />;
	return (
		<EmailForm
			submitText={t('login.withCode')}
			onSubmit={async (address) => {
				await requestCode(address);
				setEmail(address);
			}}
		/>
	);
}

function EnterCode({ email, onPasswordNeeded }: CodeLoginProps & { email: string }) {
	const { t } = useSite();
	const afterLogin = useAfterLogin();
	const [problem, setProblem] = useState<MessageKey>();
	const form = useSchemaForm(CodeForm, {
		defaults: { email, code: '' },
		errorText: (message) => formErrorText(t, message),
	});
	return (
		<Form
			form={form}
			problem={problem && t(problem)}
			onSubmit={async (body) => {
				setProblem(undefined);
				try {
					await afterLogin(await api.call(postCodeLogin, { body }));
				} catch (error) {
					if (isRefusedBy(error, 'password_required')) return onPasswordNeeded();
					form.resetField('code');
					setProblem(
						isRefusedBy(error, 'login_refused') ? 'login.codeRefused' : authProblem(error),
					);
				}
			}}
		>
			<p role="status">{t('login.codeSent', { email })}</p>
			<CodeField {...form.field('code')} />
			<Button
				type="submit"
				size="lg"
				block
				loading={form.formState.isSubmitting && t('login.sending')}
			>
				{t('login.codeSubmit')}
			</Button>
		</Form>
	);
}
