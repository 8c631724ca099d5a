import type { SavedAddress } from '@korb/contracts/customer/saved-address';
import { dayAt } from '@korb/domain/pricing/prices';
import { useSite } from '../../platform/site.tsx';
import { addressName } from '../../shop/addresses/address-lines.ts';
import { addressText } from '../../shop/fulfilment/address-text.ts';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { useServedArea } from './map/use-served-area.ts';
import styles from './saved-places.module.css';

/** The next slot is looked up for as many as are in sight. */
const MOST_LOOKED_UP = 4;

type SavedPlacesProps = {
	saved: readonly SavedAddress[];
	chosenId: string | null;
	onChoose: (address: SavedAddress) => void;
};

/** A customer's own addresses, instead of typing one. */
export function SavedPlaces({ saved, chosenId, onChoose }: SavedPlacesProps) {
	const site = useSite();
	return (
		<RadioGroup
			variant="cards"
			name="saved-address"
			legend={<span className={styles['legend']}>{site.t('fulfilment.saved')}</span>}
			value={chosenId ?? ''}
			options={saved.map((address, index) => ({
				value: address.id,
				label: addressName(site, address),
				text: (
					<>
						{addressText(address)}
						{(index < MOST_LOOKED_UP || address.id === chosenId) && (
							<NextWindow address={address} />
						)}
					</>
				),
			}))}
			onChange={({ currentTarget: { value } }) => {
				const address = saved.find(({ id }) => id === value);
				if (address) onChoose(address);
			}}
		/>
	);
}

function NextWindow({ address }: { address: SavedAddress }) {
	const { config, t } = useSite();
	const times = useTimes();
	const area = useServedArea(address);
	if (!area) return null;
	const { isServed, earliest } = area;
	const text = !isServed
		? t('fulfilment.notServed')
		: earliest
			? t('fulfilment.earliest', { window: times.window(earliest) })
			: t('fulfilment.noneFree');
	const isToday = earliest && times.isToday(dayAt(new Date(earliest.start), config.timeZone));
	return (
		<span className={styles['window']} data-today={isToday || undefined}>
			{text}
		</span>
	);
}
