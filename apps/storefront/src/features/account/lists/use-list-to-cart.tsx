import type { ListLine } from '@korb/contracts/shopping-list/list-endpoints';
import { getList } from '@korb/contracts/shopping-list/list-paths';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { notifications } from '../../../platform/browser/notifications.ts';
import { useSite } from '../../../platform/site.tsx';
import { runningCart } from '../../../shop/cart/cart-actions.ts';
import { openSideCart } from '../../../shop/cart/side-cart.ts';
import { MissingDialog } from '../frame/missing-dialog.tsx';
import { obstacleOf, toItem } from './missing-lines.ts';

/** Puts everything of a list that can be ordered into the cart, and names the rest. */
export function useListToCart() {
	const site = useSite();
	const { t } = site;
	const [busy, setBusy] = useState<string | null>(null);
	const [result, setResult] = useState<{ addedCount: number; missing: ListLine[] } | null>(null);

	async function add(listId: string, known?: readonly ListLine[]): Promise<void> {
		setBusy(listId);
		try {
			const lines = known ?? (await api.call(getList, { params: { listId } })).lines;
			const items = lines.flatMap((line) => toItem(line) ?? []);
			const missing = lines.filter(obstacleOf);
			if (items.length === 0 || (await (await runningCart(site)).addAll(items))) {
				if (missing.length > 0) setResult({ addedCount: items.length, missing });
				else announce(items.length);
			}
		} catch {
			notifications.show({ key: 'lists', type: 'error', message: t('lists.failed') });
		}
		setBusy(null);
	}

	function announce(count: number): void {
		notifications.show({
			key: 'lists',
			type: 'success',
			message: t('account.again.added', { count }),
			action: { text: t('account.again.cart'), onPress: openSideCart },
		});
	}

	return {
		add: (listId: string, lines?: readonly ListLine[]) => void add(listId, lines),
		isAdding: (listId: string) => busy === listId,
		dialog: (
			<MissingDialog result={result} onClose={() => setResult(null)}>
				{(line) => (
					<li key={line.lineId}>
						<b>{line.product?.name ?? line.text ?? line.sku}</b>
						<p>{t(`lists.missing.${obstacleOf(line) ?? 'gone'}`)}</p>
					</li>
				)}
			</MissingDialog>
		),
	};
}
