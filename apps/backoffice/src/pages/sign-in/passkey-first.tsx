import type { UseMutationResult } from '@tanstack/react-query';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Button } from '../../ui/button/button.tsx';
import { FingerprintIcon } from '../../ui/icons/fingerprint.ts';
import { Note } from '../../ui/note/note.tsx';
import { canUsePasskeys } from './passkeys.ts';
import { refusalText } from './refusal-text.ts';
import styles from './sign-in-page.module.css';

type PasskeyFirstProps = {
	label: string;
	/** Leads over to the other way, below. */
	or: string;
	ceremony: Pick<UseMutationResult<unknown, Error, void>, 'error' | 'isPending' | 'mutate'>;
};

/** The passkey above every other way; nothing in a browser without them. */
export function PasskeyFirst({ label, or, ceremony }: PasskeyFirstProps) {
	const t = useMessages();
	if (!canUsePasskeys()) return null;
	return (
		<>
			<Button
				variant="primary"
				size="xl"
				disabled={ceremony.isPending}
				onClick={() => ceremony.mutate()}
			>
				<FingerprintIcon size="lg" />
				{label}
			</Button>
			{ceremony.error && (
				<Note tone="danger" isAlert>
					{refusalText(t, ceremony.error)}
				</Note>
			)}
			<p className={styles['or']}>{or}</p>
		</>
	);
}
