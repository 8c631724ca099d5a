import type { Passkey } from '@korb/contracts/customer/credentials';
import * as z from 'zod/mini';
import { formErrorText } from '../../../platform/messages/form-error-text.ts';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { useSchemaForm } from '../../../ui/form/use-schema-form.ts';
import { FormDialog } from '../frame/form-dialog.tsx';

type PasskeyNameDialogProps = {
	passkey: Passkey | null;
	onName: (passkey: Passkey, name: string) => Promise<void>;
	onClose: () => void;
};

const NameForm = z.object({
	name: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(60, 'maxLength:60')),
});

export function PasskeyNameDialog({ passkey, onName, onClose }: PasskeyNameDialogProps) {
	const t = useMessages();
	return (
		<FormDialog
			open={passkey !== null}
			onClose={onClose}
			title={t('account.passkey.renameTitle')}
			submitText={t('account.passkey.saveName')}
		>
			{(formId) =>
				passkey && (
					<NameFields
						id={formId}
						name={passkey.name}
						onSubmit={async (name) => {
							await onName(passkey, name);
							onClose();
						}}
					/>
				)
			}
		</FormDialog>
	);
}

type NameFieldsProps = { id: string; name: string; onSubmit: (name: string) => Promise<void> };

function NameFields({ id, name, onSubmit }: NameFieldsProps) {
	const t = useMessages();
	const form = useSchemaForm(NameForm, {
		defaults: { name },
		errorText: (message) =>
			message === 'failed' ? t('account.failed') : formErrorText(t, message),
	});
	return (
		<Form
			id={id}
			form={form}
			onSubmit={(values) =>
				onSubmit(values.name).catch(() => form.setError('name', { message: 'failed' }))
			}
		>
			<TextField label={t('account.passkey.name')} autoComplete="off" {...form.field('name')} />
		</Form>
	);
}
