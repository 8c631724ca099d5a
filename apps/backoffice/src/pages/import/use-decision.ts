import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasErrorCode } from '../../platform/api/api-error.ts';
import { useImportUpdate } from './use-imports.ts';

/** Shows what became of an import, also when somebody else decided first. */
export function useDecision<Input = void>(
	decide: (input: Input) => Promise<ImportRunDetails>,
	onDone: () => void = () => {},
) {
	const queries = useQueryClient();
	const update = useImportUpdate();
	return useMutation({
		mutationFn: decide,
		onSuccess: (run) => {
			update(run);
			onDone();
		},
		onError: (error) => {
			const isLate = hasErrorCode(error, 'stale') || hasErrorCode(error, 'conflict');
			if (isLate) void queries.invalidateQueries({ queryKey: ['imports'] });
		},
	});
}
