import type { OpenWave } from '@korb/contracts/admin/picking/picking';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { Badge } from '../../../ui/badge/badge.tsx';
import { classes } from '../../../ui/classes.ts';
import floor from '../../../ui/floor/floor.module.css';
import { ClockIcon } from '../../../ui/icons/clock.ts';
import { ListIcon } from '../../../ui/icons/list.ts';
import { ShoppingBasketIcon } from '../../../ui/icons/shopping-basket.ts';
import { ZapIcon } from '../../../ui/icons/zap.ts';
import styles from './wave-card.module.css';

type WaveCardProps = {
	wave: OpenWave;
	isBest: boolean;
	isChosen: boolean;
	onChoose: () => void;
};

const MOST_ZONES = 3;

export function WaveCard({ wave, isBest, isChosen, onChoose }: WaveCardProps) {
	const t = useMessages();
	const { span } = useFormats();
	const { start, end } = wave.window;
	return (
		<button
			type="button"
			aria-pressed={isChosen}
			className={classes(floor['card'], styles['wave'], isChosen && styles['chosen'])}
			onClick={onChoose}
		>
			<span className={styles['row']}>
				<b className={styles['name']}>{wave.name}</b>
				{isBest ? (
					<Badge tone="accent">
						<ZapIcon />
						{t('picking.best')}
					</Badge>
				) : (
					wave.isStarted && <Badge>{t('picking.started')}</Badge>
				)}
			</span>
			<span className={styles['zones']}>{wave.zones.slice(0, MOST_ZONES).join(', ')}</span>
			<span className={styles['facts']}>
				<span>
					<ShoppingBasketIcon />
					{t('picking.orders', { count: wave.orderNumbers.length })}
				</span>
				<span>
					<ListIcon />
					{t('picking.lines', { count: wave.lineCount })}
				</span>
				<span className={wave.isLate ? styles['late'] : undefined}>
					<ClockIcon />
					{span(start, end)}
				</span>
			</span>
		</button>
	);
}
