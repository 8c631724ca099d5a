import type { SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import {
	type OrderSort,
	type OrderView,
	orderSorts,
	orderViews,
} from '@korb/domain/order/order-list';
import { type OrderStatus, orderStatuses } from '@korb/domain/order/order-states';
import type { Formats } from '../../platform/i18n/formats.ts';

/**
 * What the address says: a view, narrowed by filters and search. It can be sent to a colleague, who
 * sees the same list even if the saved view is not theirs.
 */
export type OrderListState = {
	view: OrderView;
	status: OrderStatus | null;
	unit: string | null;
	sort: OrderSort;
	search: string;
	/** The tab; the filters may have changed since. */
	saved: string | null;
};

export const firstState: OrderListState = {
	...{ view: 'today', status: null, unit: null, sort: orderSorts[0], search: '', saved: null },
};

export function readListState(params: URLSearchParams): OrderListState {
	const chosen = <Value extends string>(values: readonly Value[], name: string) =>
		values.find((value) => value === params.get(name));
	return {
		view: chosen(orderViews, 'view') ?? firstState.view,
		status: chosen(orderStatuses, 'status') ?? null,
		unit: params.get('unit')?.match(/^[\w-]{1,60}$/)?.[0] ?? null,
		sort: chosen(orderSorts, 'sort') ?? firstState.sort,
		search: params.get('search') ?? '',
		saved: params.get('saved'),
	};
}

export function toSearchParams({
	view,
	status,
	unit,
	sort,
	search,
	saved,
}: OrderListState): string {
	const params = new URLSearchParams({
		...(view !== firstState.view && { view }),
		...(status && { status }),
		...(unit && { unit }),
		...(sort !== firstState.sort && { sort }),
		...(search && { search }),
		...(saved && { saved }),
	});
	return params.size > 0 ? `?${params}` : '';
}

export function stateOf({ viewId, base, status, unit, sort }: SavedOrderView): OrderListState {
	return { view: base, status, unit, sort, search: '', saved: viewId };
}

/** Whether the list shows something else than the view; a search is no part of it. */
export function isChanged(state: OrderListState, saved: SavedOrderView | undefined): boolean {
	const original = saved ? stateOf(saved) : { ...firstState, view: state.view };
	return (
		toSearchParams({ ...state, search: '', saved: null }) !==
		toSearchParams({ ...original, saved: null })
	);
}

type ViewFilter = {
	status?: string;
	unit?: string;
	windowFrom?: string;
	windowTo?: string;
};

/** The query of a view; a chosen status narrows it further. */
export function toFilter(
	{ view, status, unit, sort, search }: OrderListState,
	formats: Pick<Formats, 'startOfDay'>,
): ViewFilter & { search?: string; sort?: OrderSort } {
	const wanted = status ? [status] : viewStatuses[view];
	return {
		...(wanted && { status: wanted.join(',') }),
		...(unit && { unit }),
		...days(view, formats),
		...(sort !== firstState.sort && { sort }),
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
