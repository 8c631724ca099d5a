import type { CodeInput, DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import { postDeskCode, putDeskCode } from '@korb/contracts/admin/promotions/discount-codes-paths';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api/api.ts';
import { hasErrorCode } from '../../../platform/api/api-error.ts';
import { useCodeUpdate } from './use-codes.ts';

export type CodeSave = ReturnType<typeof useSaveCode>;

/** Saves based on the version that was read, or after a conflict on the one that was shown. */
export function useSaveCode(stored: DeskCode | null, onChange: (code: DeskCode) => void) {
	const update = useCodeUpdate();
	const navigate = useNavigate();
	const save = useMutation({
		mutationFn: ({ code, ...input }: CodeInput & { code: string }): Promise<DeskCode> =>
			stored
				? call(putDeskCode, {
						params: { code: stored.code },
						body: { version: newer?.version ?? stored.version, ...input },
					})
				: call(postDeskCode, { body: { code, ...input } }),
		onSuccess: (saved) => {
			update(saved);
			onChange(saved);
			if (!stored) {
				void navigate(`/promotions/codes/${encodeURIComponent(saved.code)}`, { replace: true });
			}
		},
	});
	const newer: DeskCode | null = hasErrorCode(save.error, 'stale')
		? (save.error.details['current'] as DeskCode)
		: null;
	return {
		send: save.mutate,
		isPending: save.isPending,
		error: save.error,
		/** What somebody else has stored in the meantime. */
		newer,
		takeTheirs: () => {
			if (!newer) return;
			update(newer);
			onChange(newer);
			save.reset();
		},
	};
}
