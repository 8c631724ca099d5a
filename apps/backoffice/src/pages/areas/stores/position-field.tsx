import { checkPlace } from '@korb/contracts/admin/areas/areas-paths';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/field/field.tsx';
import styles from '../area-panel.module.css';
import { type StoreValues, writePosition } from './store-draft.ts';

type PositionFieldProps = {
	values: StoreValues;
	isWrong: boolean;
	onChange: (position: string) => void;
};

/** Found by the address, moved on the map or typed. */
export function PositionField({ values, isWrong, onChange }: PositionFieldProps) {
	const t = useMessages();
	const { streetName, streetNumber, postalCode, city, position } = values;
	const address = `${streetName} ${streetNumber}, ${postalCode} ${city}`.trim();
	const find = useMutation({
		mutationFn: () => call(checkPlace, { body: { address } }),
		onSuccess: (found) => found.position && onChange(writePosition(found.position)),
	});
	const isMissing = find.isError || (find.isSuccess && !find.data.position);
	const note = isMissing
		? t('stores.addressUnknown')
		: isWrong && position !== ''
			? t('stores.error.position')
			: null;
	return (
		<div className={styles['position']}>
			<Field
				label={t('stores.position')}
				help={t('stores.positionHelp')}
				error={note}
				value={position}
				autoComplete="off"
				onChange={({ target }) => {
					find.reset();
					onChange(target.value);
				}}
			/>
			<Button
				disabled={streetName.trim() === '' || city.trim() === '' || find.isPending}
				onClick={() => find.mutate()}
			>
				{t('stores.findAddress')}
			</Button>
		</div>
	);
}
