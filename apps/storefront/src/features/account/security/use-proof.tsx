import { type ReactNode, useState } from 'react';
import { hasCode } from './has-code.ts';
import { PasswordDialog } from './password-dialog.tsx';

type Change = (password?: string) => Promise<void>;

/**
 * Runs a change that needs a recent sign-in. If it was too long ago, the customer is asked for the
 * password, and the change runs again with it.
 */
export function useProof(): { prove: (change: Change) => Promise<void>; dialog: ReactNode } {
	const [asked, setAsked] = useState<Change | null>(null);

	async function prove(change: Change): Promise<void> {
		try {
			await change();
		} catch (error) {
			if (!hasCode(error, 'reauthentication_required')) throw error;
			setAsked(() => change);
		}
	}

	const dialog = (
		<PasswordDialog
			open={asked !== null}
			onClose={() => setAsked(null)}
			onPassword={async (password) => {
				await asked?.(password);
				setAsked(null);
			}}
		/>
	);
	return { prove, dialog };
}
