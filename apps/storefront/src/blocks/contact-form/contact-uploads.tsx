import { uploadTypes } from '@korb/contracts/forms/forms';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { FileField } from '../../ui/fields/file-field.tsx';

type ContactUploadsProps = { onPick: (files: File[]) => void; error: string | undefined };

export function ContactUploads({ onPick, error }: ContactUploadsProps) {
	const t = useMessages();
	return (
		<FileField
			label={t('contact.files')}
			aside={t('form.optional')}
			hint={t('contact.files.hint')}
			chooseText={t('contact.files.choose')}
			accept={uploadTypes.join(',')}
			multiple
			error={error}
			onChange={(event) => onPick([...(event.target.files ?? [])])}
		/>
	);
}
