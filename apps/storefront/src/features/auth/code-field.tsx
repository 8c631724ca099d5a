import type { ComponentProps } from 'react';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'type'>;

/** One field, so that a code can be pasted and filled in by the keyboard of a phone. */
export function CodeField(props: CodeFieldProps) {
	const t = useMessages();
	return (
		<TextField
			label={t('login.code')}
			hint={t('login.codeHint')}
			autoComplete="one-time-code"
			inputMode="numeric"
			maxLength={6}
			{...props}
		/>
	);
}
