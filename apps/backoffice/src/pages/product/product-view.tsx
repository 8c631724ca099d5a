import type { DeskOffer, DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useSession } from '../../session/session.tsx';
import { Note } from '../../ui/note/note.tsx';
import { ChangesCard } from './changes-card.tsx';
import { ArticleFields } from './edit/article-fields.tsx';
import { EditNotes } from './edit/edit-notes.tsx';
import { FoodFields } from './edit/food-fields.tsx';
import { SaveProduct } from './edit/save-product.tsx';
import { useProductForm } from './edit/use-product-form.ts';
import { FactsCard } from './facts-card.tsx';
import { FoodCard } from './food-card.tsx';
import { PricesCard } from './prices-card.tsx';
import { ProductHead } from './product-head.tsx';
import styles from './product-page.module.css';
import { ShopCard } from './shop-card.tsx';
import { StockCard } from './stock-card.tsx';

type ProductViewProps = {
	product: DeskProduct;
	offer: DeskOffer | undefined;
	onRegion: (region: string) => void;
};

export function ProductView(props: ProductViewProps) {
	const { may } = useSession();
	const mayEdit = may('assortment.describe') && !props.product.ownedByFeed.includes('product');
	return mayEdit ? <EditableView {...props} /> : <ReadOnlyView {...props} />;
}

function EditableView({ product, offer, onRegion }: ProductViewProps) {
	const editing = useProductForm(product);
	return (
		<>
			<ProductHead {...{ product, offer }}>
				<SaveProduct editing={editing} />
			</ProductHead>
			<Columns
				{...{ product, offer, onRegion }}
				notes={<EditNotes {...{ product, editing }} />}
				facts={<ArticleFields {...{ product, editing }} />}
				food={<FoodFields editing={editing} />}
			/>
		</>
	);
}

function ReadOnlyView({ product, offer, onRegion }: ProductViewProps) {
	return (
		<>
			<ProductHead {...{ product, offer }} />
			<Columns
				{...{ product, offer, onRegion }}
				facts={<FactsCard product={product} />}
				food={product.food && <FoodCard food={product.food} />}
			/>
		</>
	);
}

type ColumnsProps = ProductViewProps & { notes?: ReactNode; facts: ReactNode; food: ReactNode };

function Columns({ product, offer, onRegion, notes, facts, food }: ColumnsProps) {
	const t = useMessages();
	return (
		<div className={styles['content']}>
			{notes}
			<div className={styles['grid']}>
				<div className={styles['column']}>
					{facts}
					{offer ? (
						<PricesCard {...{ product, offer, onRegion }} />
					) : (
						<Note>{t('product.noOffer')}</Note>
					)}
					{food}
				</div>
				<div className={styles['column']}>
					<ShopCard product={product} offer={offer} />
					{offer && <StockCard {...{ product, offer }} />}
					<ChangesCard product={product} />
				</div>
			</div>
		</div>
	);
}
