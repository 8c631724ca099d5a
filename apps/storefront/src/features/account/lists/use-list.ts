import type { ListLine, ShoppingList } from '@korb/contracts/shopping-list/list-endpoints';
import { deleteLine, getList, putLine } from '@korb/contracts/shopping-list/list-paths';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { getQueryClient, useQuery } from '../../../platform/queries/queries.ts';
import { useSite } from '../../../platform/site.tsx';
import { addToList, LISTS_KEY, type ListAddress, secretOf } from '../../../shop/lists/lists.ts';
import { PERSONAL } from '../../../shop/session/customer-store.ts';

/** Somebody else may be adding to it. */
const LOOK_AGAIN_MS = 10_000;

/** A list and what can be changed on it: shown at once, undone if the shop refuses. */
export function useList(address: ListAddress) {
	const site = useSite();
	const { listId } = address;
	const queryKey = [PERSONAL, ...LISTS_KEY, listId, address.token ?? ''];
	const query = useQuery<ShoppingList>({
		queryKey,
		queryFn: ({ signal }) =>
			api.call(getList, { params: { listId }, signal, ...secretOf(address) }),
		refetchInterval: LOOK_AGAIN_MS,
		retry: 1,
	});
	const client = getQueryClient();
	const refetch = () => client.invalidateQueries({ queryKey: [PERSONAL, ...LISTS_KEY] });

	async function change(
		{ lineId }: ListLine,
		update: (line: ListLine) => ListLine[],
		send: (params: { listId: string; lineId: string }) => Promise<unknown>,
	): Promise<void> {
		await client.cancelQueries({ queryKey });
		client.setQueryData<ShoppingList>(
			queryKey,
			(known) =>
				known && {
					...known,
					lines: known.lines.flatMap((line) => (line.lineId === lineId ? update(line) : [line])),
				},
		);
		try {
			await send({ listId, lineId });
		} catch {
			notifications.show({ key: 'lists', type: 'error', message: site.t('lists.failed') });
		}
		await refetch();
	}

	return {
		list: query.data,
		error: query.error,
		refetch: () => void refetch(),
		add: async (text: string): Promise<boolean> => {
			const list = await addToList(site, address, [{ text, quantity: 1 }]);
			if (list) client.setQueryData(queryKey, list);
			return list !== null;
		},
		setQuantity: (line: ListLine, quantity: number) =>
			void change(
				line,
				() => [{ ...line, quantity }],
				(params) => api.call(putLine, { params, body: { quantity }, ...secretOf(address) }),
			),
		remove: (line: ListLine) =>
			void change(
				line,
				() => [],
				(params) => api.call(deleteLine, { params, ...secretOf(address) }),
			),
	};
}
