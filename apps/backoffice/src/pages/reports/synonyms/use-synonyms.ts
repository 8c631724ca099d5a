import type { SynonymChange } from '@korb/contracts/admin/search/synonyms';
import { listSynonyms } from '@korb/contracts/admin/search/synonyms-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useSession } from '../../../session/session.tsx';
import { useUndo } from '../../../session/undo/use-undo.ts';

const key = ['synonyms'];

export function useSynonyms() {
	const { may } = useSession();
	return useQuery({
		queryKey: key,
		queryFn: async ({ signal }) => (await call(listSynonyms, { signal })).synonyms,
		enabled: may('search.synonyms'),
	});
}

/** Shows a change at once, and offers to take it back. */
export function useSynonymChange(): (change: SynonymChange, text: string) => void {
	const queries = useQueryClient();
	const { offerUndo } = useUndo();
	return ({ synonyms, undo }, text) => {
		queries.setQueryData(key, synonyms);
		offerUndo({ ...undo, text });
	};
}
