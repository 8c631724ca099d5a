import { postEmailChange } from '@korb/contracts/customer/credential-paths';
import { EmailForm } from '@korb/contracts/customer/customer-forms';
import * as z from 'zod/mini';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { refetchPersonal } from '../../../shop/session/personal-queries.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { FormDialog } from '../frame/form-dialog.tsx';
import {
	OwnPasswordField,
	OwnPasswordForm,
	toPasswordError,
	useProofErrorText,
} from '../security/own-password.tsx';
import { SECURITY_KEY } from '../security/security-keys.ts';

const NewEmail = z.extend(EmailForm, OwnPasswordForm.shape);
type NewEmail = z.infer<typeof NewEmail>;

/** Both mailboxes get a link; the address changes when both were opened. */
export function EmailDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
	const t = useMessages();
	return (
		<FormDialog
			open={open}
			onClose={onClose}
			title={t('account.email.newTitle')}
			description={t('account.email.newText')}
			submitText={t('account.email.send')}
		>
			{(formId) => <EmailFields id={formId} onSent={onClose} />}
		</FormDialog>
	);
}

function EmailFields({ id, onSent }: { id: string; onSent: () => void }) {
	const t = useMessages();
	const errorText = useProofErrorText();
	const form = useSchemaForm(NewEmail, { defaults: { email: '', password: '' }, errorText });

	async function send(body: NewEmail): Promise<void> {
		try {
			await api.call(postEmailChange, { body });
			void refetchPersonal(SECURITY_KEY);
			onSent();
		} catch (error) {
			form.setError('password', toPasswordError(error), { shouldFocus: true });
		}
	}

	return (
		<Form id={id} form={form} onSubmit={send}>
			<TextField
				type="email"
				label={t('account.email.new')}
				autoComplete="email"
				{...form.field('email')}
			/>
			<OwnPasswordField {...form.field('password')} />
		</Form>
	);
}
