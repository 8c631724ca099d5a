import type { PhoneOrder } from '@korb/contracts/admin/orders/phone-orders';
import { findPhoneProducts } from '@korb/contracts/admin/orders/phone-orders-paths';
import type { Product } from '@korb/contracts/catalogue/catalogue';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useKeys } from '../../platform/keys/use-keys.ts';
import { useDelayed } from '../../platform/typing/use-delayed.ts';
import { useFormats } from '../../session/session.tsx';
import { Card } from '../../ui/card/card.tsx';
import { SearchPick } from '../../ui/field/search-pick.tsx';
import text from '../../ui/layout/text.module.css';
import { Note } from '../../ui/note/note.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './phone-order.module.css';
import { refusalText } from './problem-text.ts';
import { useItemChange } from './use-phone-order.ts';

const none: Product[] = [];

type ProductsCardProps = { order: PhoneOrder; search: RefObject<HTMLInputElement | null> };

/** Enter adds one, and Enter again another. */
export function ProductsCard({ order, search: box }: ProductsCardProps) {
	const t = useMessages();
	const { money } = useFormats();
	const { draftId, currency, cart } = order;
	const [typed, setTyped] = useState('');
	const search = useDelayed(typed.trim());
	// Another address has other prices.
	const unit = cart.distributionAddress?.pickingUnitIds[0] ?? '';
	const { data, error, isPlaceholderData } = useQuery({
		queryKey: ['phone-products', draftId, unit, search],
		queryFn: ({ signal }) =>
			call(findPhoneProducts, { params: { draftId }, query: { search }, signal }),
		enabled: search !== '',
		placeholderData: keepPreviousData,
	});
	const items = useItemChange(draftId);
	useEffect(() => box.current?.focus(), [box]);
	useKeys({ '/': () => box.current?.focus() });
	const isSettled = data && !isPlaceholderData && search === typed.trim();
	const added = cart.productLineItems.find(({ lineItemId }) => lineItemId === items.sku);
	return (
		<Card title={t('phone.products')} hint={t('phone.productsHint')}>
			<SearchPick
				ref={box}
				label={t('phone.search')}
				placeholder={t('phone.search')}
				resultsLabel={t('phone.products')}
				typed={typed}
				onType={setTyped}
				items={typed.trim() === '' ? none : (data?.products ?? none)}
				isStale={data !== undefined && !isSettled}
				keyOf={({ sku }) => sku}
				isDisabled={(product) => !isBuyable(product)}
				onPick={({ sku }) => items.change(sku, 1)}
				empty={isSettled && search !== '' && t('phone.noProduct', { search })}
			>
				{(product) => (
					<>
						<Picture base={product.picture.base} />
						<span className={`${styles['hit']} ${styles['grow']}`}>
							<span>
								{product.brand && <span className={text['muted']}>{product.brand.name} </span>}
								{product.name}
							</span>
							<span className={`${text['small']} ${text['muted']}`}>
								{isBuyable(product) ? product.contentText : t('phone.soldOut')}
							</span>
						</span>
						{product.price && (
							<b className={styles['price']}>{money(product.price.regular.value, currency)}</b>
						)}
					</>
				)}
			</SearchPick>
			<p className={text['hidden']} role="status">
				{added && t('phone.added', { name: added.product.name, count: added.quantity })}
			</p>
			{(items.error || error) && (
				<Note tone="danger" isAlert>
					{t(items.error ? refusalText(items.error) : 'phone.failed')}
				</Note>
			)}
		</Card>
	);
}

function isBuyable({ availability }: Product): boolean {
	return availability === 'available' || availability === 'ageRestricted';
}
