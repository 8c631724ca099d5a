import { MAX_LIST_NAME } from '@korb/domain/shopping-list/lists';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../frame/form-dialog.tsx';

type NameDialogProps = {
	/** null: closed. */
	name: string | null;
	title: string;
	onName: (name: string) => Promise<void>;
	onClose: () => void;
};

export function NameDialog({ name, title, onName, onClose }: NameDialogProps) {
	const t = useMessages();
	return (
		<FormDialog
			open={name !== null}
			onClose={onClose}
			title={title}
			submitText={t('lists.saveName')}
		>
			{(formId) =>
				name !== null && (
					<NameField
						id={formId}
						name={name}
						onSubmit={async (next) => {
							await onName(next);
							onClose();
						}}
					/>
				)
			}
		</FormDialog>
	);
}

type NameFieldProps = { id: string; name: string; onSubmit: (name: string) => Promise<void> };

/** One field needs no form library, which is larger than the lists. */
function NameField({ id, name, onSubmit }: NameFieldProps) {
	const t = useMessages();
	const [text, setText] = useState(name);
	const [error, setError] = useState<string>();

	async function submit(event: FormEvent): Promise<void> {
		event.preventDefault();
		if (!text.trim()) return setError(t('form.error.required'));
		await onSubmit(text.trim()).catch(() => setError(t('account.failed')));
	}

	return (
		<form id={id} noValidate onSubmit={(event) => void submit(event)}>
			<TextField
				label={t('lists.name')}
				autoComplete="off"
				maxLength={MAX_LIST_NAME}
				value={text}
				error={error}
				onChange={({ currentTarget }) => setText(currentTarget.value)}
			/>
		</form>
	);
}
