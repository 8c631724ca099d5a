import type { BoardWave } from '@korb/contracts/admin/picking/picking-board';
import { useMessages } from '../../platform/i18n/locale.tsx';
import styles from './board.module.css';

export function WaveBar({ wave }: { wave: BoardWave }) {
	const t = useMessages();
	const { lineCount, pickedCount, missingCount } = wave;
	const share = (count: number) => ({ width: `${(count / Math.max(lineCount, 1)) * 100}%` });
	const counts = { picked: pickedCount, short: missingCount, all: lineCount };
	return (
		<div className={styles['progress']}>
			<div className={styles['bar']} role="img" aria-label={t('picking.progress', counts)}>
				<i className={styles['picked']} style={share(pickedCount)} />
				<i className={styles['short']} style={share(missingCount)} />
			</div>
			<span aria-hidden="true">{`${pickedCount + missingCount} / ${lineCount}`}</span>
		</div>
	);
}
