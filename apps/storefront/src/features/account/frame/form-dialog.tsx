import { type ReactNode, useId } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

type FormDialogProps = {
	open: boolean;
	onClose: () => void;
	title: string;
	description?: string;
	submitText: string;
	/** The form, which takes the given id: its submit button is outside, in the footer. */
	children: (formId: string) => ReactNode;
};

/** A small dialog with one form, to be sent or cancelled. */
export function FormDialog({ submitText, children, ...dialog }: FormDialogProps) {
	const t = useMessages();
	const formId = useId();
	return (
		<Dialog
			size="sm"
			closeLabel={t('account.close')}
			actions={
				<>
					<Button variant="ghost" onClick={dialog.onClose}>
						{t('account.cancel')}
					</Button>
					<Button type="submit" form={formId}>
						{submitText}
					</Button>
				</>
			}
			{...dialog}
		>
			{children(formId)}
		</Dialog>
	);
}
