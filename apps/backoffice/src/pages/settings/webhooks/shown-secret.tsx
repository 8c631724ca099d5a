import { useId, useState } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { CopyIcon } from '../../../ui/icons/copy.ts';
import { Note } from '../../../ui/note/note.tsx';

/** Once: nothing tells it again. */
export function ShownSecret({ secret }: { secret: string }) {
	const t = useMessages();
	const [isCopied, setCopied] = useState(false);
	const statusId = useId();
	const copy = async () => {
		await navigator.clipboard.writeText(secret);
		setCopied(true);
	};
	return (
		<>
			<Note tone="warn">{t('settings.webhookOnce')}</Note>
			<Field
				label={t('settings.webhookSecret')}
				value={secret}
				readOnly
				autoFocus
				onFocus={({ target }) => target.select()}
			/>
			<div>
				<Button aria-describedby={statusId} onClick={() => void copy()}>
					<CopyIcon />
					{t('settings.webhookCopy')}
				</Button>{' '}
				<span id={statusId} role="status">
					{isCopied && t('settings.webhookCopied')}
				</span>
			</div>
		</>
	);
}
