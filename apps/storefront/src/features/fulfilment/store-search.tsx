import { useMessages } from '../../platform/messages/use-messages.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { LocateFixedIcon } from '../../ui/icons/locate-fixed.ts';
import { SearchIcon } from '../../ui/icons/search.ts';

type StoreSearchProps = {
	text: string;
	onType: (text: string) => void;
	/** Requests stores near the shopper. */
	onLocate: () => void;
};

export function StoreSearch({ text, onType, onLocate }: StoreSearchProps) {
	const t = useMessages();
	return (
		<TextField
			label={t('fulfilment.findStore')}
			placeholder={t('fulfilment.findStoreHint')}
			value={text}
			autoComplete="off"
			leading={<SearchIcon />}
			trailing={
				<IconButton label={t('fulfilment.locate')} onClick={onLocate}>
					<LocateFixedIcon />
				</IconButton>
			}
			onChange={({ currentTarget: { value } }) => onType(value)}
		/>
	);
}
