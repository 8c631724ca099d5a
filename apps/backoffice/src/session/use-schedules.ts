import { listSchedules } from '@korb/contracts/admin/windows/windows-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/api.ts';

/** Units and stores that have windows, within the units of the person. */
export function useSchedules() {
	return useQuery({
		queryKey: ['schedules'],
		queryFn: async ({ signal }) => (await call(listSchedules, { signal })).schedules,
		staleTime: 60_000,
	});
}

/** Orders are packed in units; units are called by their id. */
export function useUnits(): string[] {
	const { data: schedules = [] } = useSchedules();
	return schedules
		.filter(({ distributionType }) => distributionType === 'DELIVERY')
		.map(({ appointableId }) => appointableId);
}
