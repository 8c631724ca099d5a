import type { MessageKey } from '@korb/messages';
import { useState } from 'react';
import { formErrorText } from '../../platform/messages/form-error-text.ts';
import { useSite } from '../../platform/site.tsx';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useLateSchemaForm } from '../../ui/form/use-late-schema-form.ts';
import { authProblem } from './auth-calls.ts';

type EmailFormProps = { submitText: string; onSubmit: (email: string) => Promise<void> };

const loadSchema = async () => (await import('@korb/contracts/customer/customer-forms')).EmailForm;

/** Asks for the address that a link or a code is sent to. */
export function EmailForm({ submitText, onSubmit }: EmailFormProps) {
	const { t } = useSite();
	const [problem, setProblem] = useState<MessageKey>();
	const form = useLateSchemaForm(loadSchema, {
		defaults: { email: '' },
		errorText: (message) => formErrorText(t, message),
	});
	return (
		<Form
			form={form}
			problem={problem && t(problem)}
			onSubmit={async ({ email }) => {
				setProblem(undefined);
				await onSubmit(email).catch((error: unknown) => setProblem(authProblem(error)));
			}}
		>
			<TextField
				type="email"
				label={t('login.email')}
				autoComplete="username"
				{...form.field('email')}
			/>
			<Button
				type="submit"
				size="lg"
				block
				loading={form.formState.isSubmitting && t('form.sending')}
			>
				{submitText}
			</Button>
		</Form>
	);
}
