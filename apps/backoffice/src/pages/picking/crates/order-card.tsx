import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import floor from '../../../ui/floor/floor.module.css';
import { CircleCheckIcon } from '../../../ui/icons/circle-check.ts';
import { SnowflakeIcon } from '../../../ui/icons/snowflake.ts';
import text from '../../../ui/layout/text.module.css';
import trolley from '../walk/trolley.module.css';
import type { WaveOrder } from '../walk/walk.ts';
import styles from './crates.module.css';

type OrderCardProps = {
	order: WaveOrder;
	/** It still needs a label. */
	isOpen: boolean;
	isChosen: boolean;
	onChoose: () => void;
};

export function OrderCard({ order, isOpen, isChosen, onChoose }: OrderCardProps) {
	const t = useMessages();
	const { orderNumber, crate: place, crates } = order;
	const isCold = crates.some(({ temperatureZone }) => temperatureZone !== 'ambient');
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			className={classes(floor['card'], styles['order'], isChosen && styles['chosen'])}
			onClick={onChoose}
		>
			<span
				className={classes(
					...[styles['place'], trolley[place], isOpen ? isChosen && trolley['on'] : styles['done']],
				)}
			>
				<span className={trolley['id']}>{place}</span>
			</span>
			<span className={styles['facts']}>
				<b>{orderNumber}</b>
				<span className={floor['small']}>
					{crates.length === 0 && !isOpen
						? t('crates.nothingIn')
						: t('crates.count', { count: crates.length })}
					{isCold && (
						<>
							{' · '}
							<SnowflakeIcon />
							{coldZones(order)
								.map((zone) => t(`crates.zone.${zone}`))
								.join(', ')}
						</>
					)}
				</span>
			</span>
			{isOpen ? (
				isChosen && <Badge tone="accent">{t('crates.scanLabel')}</Badge>
			) : (
				<span className={styles['labelled']}>
					<CircleCheckIcon />
					<span className={text['hidden']}>{t('crates.labelled')}</span>
				</span>
			)}
		</button>
	);
}

function coldZones({ crates }: WaveOrder) {
	const zones = crates.map(({ temperatureZone }) => temperatureZone);
	return [...new Set(zones)].filter((zone) => zone !== 'ambient');
}
