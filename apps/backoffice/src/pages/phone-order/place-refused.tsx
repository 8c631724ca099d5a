import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { ApiError } from '../../platform/api/api-error.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Note } from '../../ui/note/note.tsx';
import { problemText, refusalText } from './problem-text.ts';

type Refusals = { errors?: string[]; shortages?: { sku: string; available: number }[] };

/** Everything that has changed, and what is left of each product. */
export function PlaceRefused({ order, error }: { order: PhoneOrder; error: unknown }) {
	const t = useMessages();
	const details: Refusals = error instanceof ApiError ? (error.details as Refusals) : {};
	const { errors = [], shortages = [] } = details;
	const texts = [
		...new Set(errors.map(problemText)),
		...(errors.length + shortages.length === 0 ? [refusalText(error)] : []),
	];
	return (
		<Note tone="danger" isAlert>
			{texts.map((key) => (
				<p key={key}>{t(key)}</p>
			))}
			{shortages.map(({ sku, available }) => (
				<p key={sku}>{t('phone.shortage', { name: nameOf(sku), count: available })}</p>
			))}
		</Note>
	);

	function nameOf(sku: string): string {
		const { productLineItems, unavailableLineItems } = order.cart;
		const line = [...productLineItems, ...unavailableLineItems].find(
			({ lineItemId }) => lineItemId === sku,
		);
		return line?.product.name ?? sku;
	}
}
