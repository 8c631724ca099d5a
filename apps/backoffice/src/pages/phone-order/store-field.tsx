import { listPhoneStores } from '@korb/contracts/admin/orders/phone-orders-paths';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Select } from '../../ui/field/select.tsx';
import { Note } from '../../ui/note/note.tsx';

type StoreFieldProps = {
	draftId: string;
	storeId: string;
	error: string | null;
	onChange: (storeId: string) => void;
};

export function StoreField({ draftId, storeId, error, onChange }: StoreFieldProps) {
	const t = useMessages();
	const stores = useQuery({
		queryKey: ['phone-stores', draftId],
		queryFn: ({ signal }) => call(listPhoneStores, { params: { draftId }, signal }),
	});
	return (
		<>
			<Select
				label={t('phone.store')}
				value={storeId}
				options={[
					{ value: '', text: t('phone.chooseStore') },
					...(stores.data?.stores ?? []).map((store) => ({
						value: store.storeId,
						text: `${store.name}, ${store.text}`,
					})),
				]}
				onChange={({ target }) => onChange(target.value)}
			/>
			{(error || stores.error) && (
				<Note tone="danger" isAlert>
					{error ?? t('phone.failed')}
				</Note>
			)}
		</>
	);
}
