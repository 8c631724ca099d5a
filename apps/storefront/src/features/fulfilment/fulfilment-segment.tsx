import type { DistributionType } from '@korb/contracts/fulfilment/address';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './fulfilment-segment.module.css';

const kinds = [
	{
		type: 'DELIVERY',
		Icon: TruckIcon,
		text: 'fulfilment.delivery',
		note: 'fulfilment.deliveryNote',
	},
	{
		type: 'CLICK_AND_COLLECT',
		Icon: StoreIcon,
		text: 'fulfilment.collect',
		note: 'fulfilment.collectNote',
	},
] as const;

type FulfilmentSegmentProps = {
	value: DistributionType;
	onChange: (type: DistributionType) => void;
};

export function FulfilmentSegment({ value, onChange }: FulfilmentSegmentProps) {
	const t = useMessages();
	return (
		<fieldset className={styles['segment']}>
			<legend className="visually-hidden">{t('fulfilment.kind')}</legend>
			{kinds.map(({ type, Icon, text, note }) => (
				<label key={type}>
					<input
						type="radio"
						name="service-kind"
						className="unseen-radio"
						checked={value === type}
						onChange={() => onChange(type)}
					/>
					<Icon />
					<span>
						{t(text)}
						<small>{t(note)}</small>
					</span>
				</label>
			))}
		</fieldset>
	);
}
