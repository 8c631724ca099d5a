import { getThemePreviewToken } from '@korb/contracts/admin/settings/settings-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';

/** A token lives for ten minutes at least. */
const FRESH_MS = 5 * 60_000;

/** Anew for every version and page; until then the frame keeps what it shows. */
export function useThemePreview(draftVersion: number, page: string) {
	return useQuery({
		queryKey: ['theme-preview', draftVersion, page],
		queryFn: ({ signal }) => call(getThemePreviewToken, { signal }),
		placeholderData: keepPreviousData,
		staleTime: FRESH_MS,
		refetchOnWindowFocus: false,
	});
}
