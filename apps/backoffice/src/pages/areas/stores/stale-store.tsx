import type { DeskStore, StoreInput } from '@korb/contracts/admin/areas/stores';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { useWeekdays } from '../../../session/use-weekdays.ts';
import { BothValues } from '../../../ui/note/both-values.tsx';
import { writeHours } from './hours-text.ts';
import { writePosition } from './store-draft.ts';

export function StaleStore({ theirs, mine }: { theirs: DeskStore; mine: StoreInput }) {
	const t = useMessages();
	const unitName = useUnitName();
	const weekdays = useWeekdays();
	const rowsOf = (store: StoreInput): [label: string, value: string][] => [
		[t('stores.name'), store.name],
		[
			t('stores.address'),
			`${store.streetName} ${store.streetNumber}, ${store.postalCode} ${store.city}`,
		],
		[t('stores.position'), writePosition(store.position)],
		[t('areas.pickedBy'), unitName(store.unit)],
		[t('stores.phoneNumber'), store.phoneNumber],
		...writeHours(store.openingHours).map((text, index): [string, string] => [
			weekdays[index]?.long ?? '',
			text || t('stores.closed'),
		]),
	];
	const stored = Object.fromEntries(rowsOf(theirs));
	return (
		<BothValues
			values={rowsOf(mine).map(([label, value]) => ({
				label,
				theirs: stored[label] ?? '',
				mine: value,
			}))}
		/>
	);
}
