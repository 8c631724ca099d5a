import { listFloorDevices } from '@korb/contracts/admin/staff/staff-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';

export const devicesKey = ['floor-devices'];

export function useFloorDevices() {
	return useQuery({
		queryKey: devicesKey,
		queryFn: async ({ signal }) => (await call(listFloorDevices, { signal })).devices,
	});
}
