import type { Cart } from '@korb/contracts/cart/cart';
import type { CartMerge } from '@korb/contracts/cart/cart-endpoints';
import { useState } from 'react';
import { countProducts } from '../../features/cart/count-products.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { useStore } from '../../platform/storage/store.ts';
import { type MergeChoice, mergeDialog } from '../../shop/cart/merge-dialog.ts';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { OrderThumbs } from '../../shop/orders/order-thumbs.tsx';
import { Button } from '../../ui/button/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import styles from './merge-dialog.module.css';

const SHOWN = 4;

/** Asks which cart to keep; closing it keeps the one the shopper has just filled. */
export function MergeDialog() {
	const open = useStore(mergeDialog, null);
	const [last, setLast] = useState(open);
	if (open && open !== last) setLast(open);
	if (!last) return null;
	return <Question merge={last.merge} isOpen={open !== null} onChoice={last.onChoice} />;
}

type QuestionProps = {
	merge: CartMerge;
	isOpen: boolean;
	onChoice: (choice: MergeChoice) => void;
};

function Question({ merge, isOpen, onChoice }: QuestionProps) {
	const t = useMessages();
	const { formatDay } = useFormats();
	const [choice, setChoice] = useState<MergeChoice>('merge');
	const { anonymousCart, mergedCart, customerCartChangedOn, leftBehind } = merge;
	const day = customerCartChangedOn ? formatDay(customerCartChangedOn) : '';
	return (
		<Dialog
			open={isOpen}
			onClose={() => onChoice('keepNew')}
			size="sm"
			mustAnswer
			title={t('cartMerge.title')}
			description={t('cartMerge.text', { day })}
			closeLabel={t('cartMerge.close')}
			actions={<Button onClick={() => onChoice(choice)}>{t(`cartMerge.submit.${choice}`)}</Button>}
		>
			<RadioGroup
				legend={<span className="visually-hidden">{t('cartMerge.title')}</span>}
				name="cart-merge"
				variant="cards"
				value={choice}
				onChange={({ currentTarget }) => setChoice(currentTarget.value as MergeChoice)}
				options={[
					{
						value: 'merge',
						label: t('cartMerge.merge'),
						text: mergedCart && <Contents cart={mergedCart} text="cartMerge.mergeText" day={day} />,
					},
					{
						value: 'keepNew',
						label: t('cartMerge.keepNew'),
						text: anonymousCart && (
							<Contents cart={anonymousCart} text="cartMerge.keepNewText" day={day} />
						),
					},
				]}
			/>
			{leftBehind.length > 0 && choice === 'merge' && (
				<div className={styles['note']}>
					<Notice>
						{t('cartMerge.leftBehind', {
							count: leftBehind.length,
							names: leftBehind.map(({ product }) => product.name).join(', '),
						})}
					</Notice>
				</div>
			)}
		</Dialog>
	);
}

type ContentsProps = {
	cart: Cart;
	text: 'cartMerge.mergeText' | 'cartMerge.keepNewText';
	day: string;
};

function Contents({ cart, text, day }: ContentsProps) {
	const t = useMessages();
	const { formatMoney } = useFormats();
	const lines = cart.productLineItems.map(({ lineItemId, product, quantity }) => ({
		lineItemId,
		name: product.name,
		tint: product.tint,
		picture: product.picture,
		count: product.weightArticle ? 1 : quantity,
	}));
	return (
		<>
			{t(text, { count: countProducts(cart), total: formatMoney(cart.priceInfo.total), day })}
			<span className={styles['thumbs']}>
				<OrderThumbs lines={lines} max={SHOWN} />
			</span>
		</>
	);
}
