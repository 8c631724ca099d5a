import type { DistributionType } from '@korb/contracts/fulfilment/address';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { StoreIcon } from '../../ui/icons/store.ts';
import { TruckIcon } from '../../ui/icons/truck.ts';
import styles from './fulfilment-segment.module.css';

const kinds = [
	{ type: 'DELIVERY', Icon: TruckIcon, text: 'service.delivery', note: 'service.deliveryNote' },
	{
		type: 'CLICK_AND_COLLECT',
		Icon: StoreIcon,
		text: 'service.collect',
		note: 'service.collectNote',
	},
] as const;

type ServiceSegmentProps = { value: DistributionType; onChange: (type: DistributionType) => void };

export function ServiceSegment({ value, onChange }: ServiceSegmentProps) {
	const t = useMessages();
	return (
		<fieldset className={styles['segment']}>
			<legend className="visually-hidden">{t('service.kind')}</legend>
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
