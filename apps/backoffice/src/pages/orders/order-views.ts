import type { OrderStatus } from '@korb/domain/order/order-states';
import { orderStatuses } from '@korb/domain/order/order-states';
import type { Formats } from '../../platform/i18n/formats.ts';

export const orderViews = ['today', 'toPick', 'outNow', 'tomorrow', 'all'] as const;
export type OrderView = (typeof orderViews)[number];

/** What the address says: a view, narrowed by status and search. It can be sent to a colleague. */
export type OrderListState = { view: OrderView; status: OrderStatus | null; search: string };

export function readListState(params: URLSearchParams): OrderListState {
	const status = params.get('status');
	return {
		view: orderViews.find((view) => view === params.get('view')) ?? 'today',
		status: orderStatuses.find((known) => known === status) ?? null,
		search: params.get('search') ?? '',
	};
}

export function toSearchParams({ view, status, search }: OrderListState): string {
	const params = new URLSearchParams({
		...(view !== 'today' && { view }),
		...(status && { status }),
		...(search && { search }),
	});
	return params.size > 0 ? `?${params}` : '';
}

type ViewFilter = { status?: string; windowFrom?: string; windowTo?: string };

/** The query of a view; a chosen status narrows it further. */
export function toFilter(
	{ view, status, search }: OrderListState,
	formats: Pick<Formats, 'startOfDay'>,
): ViewFilter & { search?: string } {
	const wanted = status ? [status] : viewStatuses[view];
	return {
		...(wanted && { status: wanted.join(',') }),
		...days(view, formats),
		...(search && { search }),
	};
}

const viewStatuses: Partial<Record<OrderView, OrderStatus[]>> = {
	toPick: ['PLACED', 'PICKING'],
	outNow: ['ON_ITS_WAY'],
};

function days(view: OrderView, { startOfDay }: Pick<Formats, 'startOfDay'>): ViewFilter {
	if (view !== 'today' && view !== 'tomorrow') return {};
	const first = view === 'today' ? 0 : 1;
	return {
		windowFrom: startOfDay(first).toISOString(),
		windowTo: startOfDay(first + 1).toISOString(),
	};
}

/** The API searches from three characters on. */
export const MIN_SEARCH = 3;
