import type { CheckoutStore } from '@korb/contracts/distribution';
import { useMessages } from '../../lib/use-messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LocateFixedIcon } from '../../ui/icons/locate-fixed.ts';
import { SearchIcon } from '../../ui/icons/search.ts';
import { Skeleton } from '../../ui/layout/skeleton.tsx';
import styles from './delivery-place.module.css';
import { StoreList } from './store-list.tsx';
import type { PlaceChoice } from './use-place-choice.ts';

type CollectPlaceProps = {
	choice: PlaceChoice;
	/** undefined: on their way. */
	stores: readonly CheckoutStore[] | undefined;
	text: string;
	onType: (text: string) => void;
	onLocate: () => void;
};

/** Where to collect. */
export function CollectPlace({ choice, stores, text, onType, onLocate }: CollectPlaceProps) {
	const t = useMessages();
	return (
		<div className={styles['place']}>
			<TextField
				label={t('service.findStore')}
				placeholder={t('service.findStoreHint')}
				value={text}
				autoComplete="off"
				leading={<SearchIcon />}
				trailing={
					<IconButton label={t('service.locate')} onClick={onLocate}>
						<LocateFixedIcon />
					</IconButton>
				}
				onChange={({ currentTarget: { value } }) => onType(value)}
			/>
			{stores ? (
				<StoreList stores={stores} chosenId={choice.storeId} onChoose={choice.setStore} />
			) : (
				<Skeleton height="320px" />
			)}
		</div>
	);
}
