import type { AreaShape } from '@korb/contracts/admin/areas/areas';
import {
	getAreaMap,
	listDeskAreas,
	previewDeskArea,
} from '@korb/contracts/admin/areas/areas-paths';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { useDebounced } from '../../ui/field/use-debounced.ts';

const DEBOUNCE_MS = 400;

export function useAreas() {
	return useQuery({
		queryKey: ['areas'],
		queryFn: ({ signal }) => call(listDeskAreas, { signal }),
	});
}

/** Streets rarely change. */
export function useMapFeatures() {
	return useQuery({
		queryKey: ['area-map'],
		staleTime: Number.POSITIVE_INFINITY,
		queryFn: ({ signal }) => call(getAreaMap, { signal }),
	});
}

type ReachChange = { priority: number; postalCodes: string[]; shape?: AreaShape };
type Draft = { areaNumber: string | null; change: ReachChange | null };

/** What a change would do; null while it decides about no address. */
export function useAreaEffect(draft: Draft | null) {
	const now = JSON.stringify(draft);
	const text = useDebounced(now, DEBOUNCE_MS);
	const { data, error, isSuccess, isPlaceholderData } = useQuery({
		queryKey: ['area-effect', text],
		enabled: text !== 'null',
		placeholderData: keepPreviousData,
		queryFn: ({ signal }) => call(previewDeskArea, { body: JSON.parse(text) as Draft, signal }),
	});
	return { data, error, isCurrent: now === text && isSuccess && !isPlaceholderData };
}

/** Windows and orders name areas, too. */
export function useAreasUpdate(): () => void {
	const queries = useQueryClient();
	return () => {
		for (const key of ['areas', 'area-effect', 'audit', 'schedules']) {
			void queries.invalidateQueries({ queryKey: [key] });
		}
	};
}
