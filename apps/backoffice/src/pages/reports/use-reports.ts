import * as paths from '@korb/contracts/admin/reports/reports-paths';
import type { Days } from '@korb/domain/reports/report-period';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { useSession } from '../../session/session.tsx';

const options = { placeholderData: keepPreviousData, staleTime: 60_000 };

/** The reports that the role includes, of the same days and units. */
export function useReports({ from, to }: Days, unit: string) {
	const { may } = useSession();
	const days = { from, to };
	const query = unit ? { ...days, unit } : days;
	const keyOf = (name: string) => ['report', name, query];
	return {
		sales: useQuery({
			...options,
			queryKey: keyOf('sales'),
			queryFn: ({ signal }) => call(paths.getSalesReport, { query, signal }),
			enabled: may('reports.sales'),
		}),
		service: useQuery({
			...options,
			queryKey: keyOf('service'),
			queryFn: ({ signal }) => call(paths.getServiceReport, { query, signal }),
			enabled: may('reports.service'),
		}),
		picking: useQuery({
			...options,
			queryKey: keyOf('picking'),
			queryFn: ({ signal }) => call(paths.getPickingReport, { query, signal }),
			enabled: may('reports.picking'),
		}),
		windows: useQuery({
			...options,
			queryKey: keyOf('windows'),
			queryFn: ({ signal }) => call(paths.getWindowsReport, { query, signal }),
			enabled: may('reports.windows'),
		}),
		search: useQuery({
			...options,
			queryKey: ['report', 'search', days],
			queryFn: ({ signal }) => call(paths.getSearchReport, { query: days, signal }),
			enabled: may('reports.search'),
		}),
	};
}
