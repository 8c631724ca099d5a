import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { FormDialog } from '../frame/form-dialog.tsx';
import {
	OwnPasswordField,
	OwnPasswordForm,
	toPasswordError,
	useProofErrorText,
} from './own-password.tsx';

type PasswordDialogProps = {
	open: boolean;
	onClose: () => void;
	/** Rejects with `login_refused` if the password is wrong. */
	onPassword: (password: string) => Promise<void>;
};

export function PasswordDialog({ open, onClose, onPassword }: PasswordDialogProps) {
	const t = useMessages();
	return (
		<FormDialog
			open={open}
			onClose={onClose}
			title={t('account.proof.title')}
			description={t('account.proof.text')}
			submitText={t('account.proof.go')}
		>
			{(formId) => <PasswordForm id={formId} onPassword={onPassword} />}
		</FormDialog>
	);
}

function PasswordForm({
	id,
	onPassword,
}: Pick<PasswordDialogProps, 'onPassword'> & { id: string }) {
	const errorText = useProofErrorText();
	const form = useSchemaForm(OwnPasswordForm, { defaults: { password: '' }, errorText });

	async function submit({ password }: OwnPasswordForm): Promise<void> {
		try {
			await onPassword(password);
		} catch (error) {
			form.setError('password', toPasswordError(error), { shouldFocus: true });
		}
	}

	return (
		<Form id={id} form={form} onSubmit={submit}>
			<OwnPasswordField {...form.field('password')} />
		</Form>
	);
}
