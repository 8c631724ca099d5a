import type { DeskOrderSummary } from '@korb/contracts/admin/orders/order-desk';
import { listDeskOrders } from '@korb/contracts/admin/orders/order-desk-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MIN_SEARCH } from '../../orders/min-search.ts';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useDelayed } from '../../platform/typing/use-delayed.ts';
import { useFormats, useSession } from '../../session/session.tsx';
import { ListIcon } from '../../ui/icons/list.ts';
import { PhoneIcon } from '../../ui/icons/phone.ts';
import { navigationFor } from '../navigation.ts';
import { orderCommands, type PaletteCommand } from './palette-commands.ts';

const SHOWN_ORDERS = 5;

export type PaletteGroup = { id: string; label: string; items: PaletteCommand[] };

/** Orders that match, what can be done with the first of them, and pages. */
export function usePaletteGroups(typed: string): { groups: PaletteGroup[]; isSearching: boolean } {
	const t = useMessages();
	const formats = useFormats();
	const { may } = useSession();
	const search = useDelayed(typed.trim());
	const isLong = search.length >= MIN_SEARCH && may('orders.read');
	const { data, isFetching } = useQuery({
		queryKey: ['palette', search],
		queryFn: ({ signal }) =>
			call(listDeskOrders, { query: { search, pageSize: SHOWN_ORDERS }, signal }),
		enabled: isLong,
		placeholderData: keepPreviousData,
	});
	const orders = isLong ? (data?.orders ?? []) : [];
	const [first] = orders;
	const groups = [
		{ id: 'orders', label: t('nav.orders'), items: orders.map(toOrder) },
		{ id: 'do', label: t('palette.do'), items: first ? toActions(first) : [] },
		{ id: 'pages', label: t('palette.pages'), items: toPages() },
	];
	return {
		groups: groups.filter(({ items }) => items.length > 0),
		isSearching: isFetching || search !== typed.trim(),
	};

	function toOrder(order: DeskOrderSummary): PaletteCommand {
		const { orderNumber, name, window, status, total, currency } = order;
		const facts = [
			...[name, formats.span(window.start, window.end), t(`status.${status}`)],
			formats.money(total, currency),
		];
		return {
			...{ id: orderNumber, icon: ListIcon, name: orderNumber, shortcut: null },
			hint: facts.filter(Boolean).join(' · '),
			to: `/orders/${orderNumber}`,
		};
	}

	function toActions(order: DeskOrderSummary): PaletteCommand[] {
		const { orderNumber: number } = order;
		return orderCommands
			.filter(({ permission, isPossible }) => may(permission) && isPossible(order))
			.map(({ action, icon, shortcut }) => ({
				...{ id: action, icon, action, shortcut, to: `/orders/${number}` },
				name: t(`palette.${action}`, { number }),
				hint: t(`palette.${action}Hint`, { name: order.name }),
			}));
	}

	function toPages(): PaletteCommand[] {
		const wanted = typed.trim().toLocaleLowerCase();
		const pages: PaletteCommand[] = navigationFor(may).map(({ to, label, icon, key }) => ({
			...{ id: to, icon, to, name: t(label), hint: t('palette.goTo') },
			shortcut: `G ${key.toUpperCase()}`,
		}));
		const phone: PaletteCommand = {
			...{ id: 'phone', icon: PhoneIcon, to: '/orders/phone', shortcut: null },
			...{ name: t('phone.title'), hint: t('phone.hint') },
		};
		return [...pages, ...(may('orders.place') ? [phone] : [])].filter(({ name }) =>
			name.toLocaleLowerCase().includes(wanted),
		);
	}
}
