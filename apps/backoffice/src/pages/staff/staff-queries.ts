import type { StaffMember } from '@korb/contracts/admin/staff/staff';
import { listAuditEntries, listStaff } from '@korb/contracts/admin/staff/staff-paths';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

const staffKey = ['staff'];
const auditKey = ['audit'];

export function useStaff() {
	return useQuery({
		queryKey: staffKey,
		queryFn: async ({ signal }) => (await call(listStaff, { signal })).staff,
	});
}

export function useAuditLog(filter: { staffId?: string } = {}) {
	return useInfiniteQuery({
		queryKey: [...auditKey, filter],
		queryFn: ({ pageParam, signal }) =>
			call(listAuditEntries, {
				query: { ...filter, ...(pageParam && { before: pageParam }) },
				signal,
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
	});
}

/** Shows a change at once, and what it wrote to the audit log. */
export function useStaffUpdate(): (member: StaffMember) => void {
	const queries = useQueryClient();
	return (member) => {
		queries.setQueryData<StaffMember[]>(staffKey, (staff = []) =>
			staff.some(({ staffId }) => staffId === member.staffId)
				? staff.map((other) => (other.staffId === member.staffId ? member : other))
				: [...staff, member].sort((a, b) => a.name.localeCompare(b.name)),
		);
		void queries.invalidateQueries({ queryKey: auditKey });
	};
}
