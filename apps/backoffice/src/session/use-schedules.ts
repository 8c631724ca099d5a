import { listSchedules } from '@korb/contracts/admin/windows/windows-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../platform/api/api.ts';
import { useUnitName } from './use-unit-name.ts';

/** Units and stores that have windows, within the units of the person. */
export function useSchedules() {
	const unitName = useUnitName();
	return useQuery({
		queryKey: ['schedules'],
		queryFn: async ({ signal }) => (await call(listSchedules, { signal })).schedules,
		staleTime: 60_000,
		select: (schedules) =>
			schedules.map((each) =>
				each.distributionType === 'DELIVERY'
					? { ...each, name: unitName(each.appointableId) }
					: each,
			),
	});
}

/** Orders are picked in units. */
export function useUnits(): string[] {
	const { data: schedules = [] } = useSchedules();
	return schedules
		.filter(({ distributionType }) => distributionType === 'DELIVERY')
		.map(({ appointableId }) => appointableId);
}
