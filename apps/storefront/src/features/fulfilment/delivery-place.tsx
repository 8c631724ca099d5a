import { lazy, Suspense } from 'react';
import { useSite } from '../../platform/site.tsx';
import { useTimes } from '../../shop/fulfilment/use-times.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { AddressField } from './address-field.tsx';
import styles from './delivery-place.module.css';
import type { AddressDetails, PlaceChoice } from './use-place-choice.ts';

// Guests have no saved addresses.
const SavedPlaces = lazy(async () => ({
	default: (await import('./saved-places.tsx')).SavedPlaces,
}));

const fields = [
	{ name: 'stairCase', max: 4 },
	{ name: 'floor', max: 20 },
	{ name: 'door', max: 4 },
] as const satisfies { name: keyof AddressDetails; max: number }[];

/** The delivery address, and whether it is served. */
export function DeliveryPlace({ choice }: { choice: PlaceChoice }) {
	const { config, t } = useSite();
	const times = useTimes();
	const { address, saved, savedId, details, isServed, earliest } = choice;
	return (
		<div className={styles['place']}>
			<AddressField
				key={choice.timesTaken}
				address={address}
				onChange={choice.setAddress}
				otherwise={config.featureClickAndCollect && <CollectInstead choice={choice} />}
			/>
			{saved.length > 0 && (
				<Suspense>
					<SavedPlaces saved={saved} chosenId={savedId} onChoose={choice.takeSaved} />
				</Suspense>
			)}
			{address && !savedId && isServed === true && (
				<>
					<Notice tone="fresh" title={t('fulfilment.served')}>
						{earliest
							? t('fulfilment.earliest', { window: times.window(earliest) })
							: t('fulfilment.noneFree')}
					</Notice>
					<fieldset className={styles['details']}>
						<legend>{t('fulfilment.details')}</legend>
						{fields.map(({ name, max }) => (
							<TextField
								key={name}
								label={t(`fulfilment.${name}`)}
								value={details[name]}
								maxLength={max}
								autoComplete="off"
								onChange={({ currentTarget: { value } }) =>
									choice.setDetails({ ...details, [name]: value })
								}
							/>
						))}
					</fieldset>
				</>
			)}
			{address && isServed === false && (
				<Notice tone="warn" title={t('fulfilment.notServed')}>
					{config.featureClickAndCollect && (
						<>
							{t('fulfilment.notServedText')}
							<CollectInstead choice={choice} />
						</>
					)}
				</Notice>
			)}
		</div>
	);
}

/** Offers collection to shoppers outside the delivery area. */
function CollectInstead({ choice }: { choice: PlaceChoice }) {
	const { t } = useSite();
	return (
		<p className={styles['instead']}>
			<Button variant="secondary" onClick={() => choice.setType('CLICK_AND_COLLECT')}>
				{t('fulfilment.collectInstead')}
			</Button>
		</p>
	);
}
