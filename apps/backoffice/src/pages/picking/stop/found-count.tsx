import { useMessages } from '../../../platform/i18n/locale.tsx';
import { FloorSquare } from '../../../ui/floor/floor-button.tsx';
import { MinusIcon } from '../../../ui/icons/minus.ts';
import { PlusIcon } from '../../../ui/icons/plus.ts';
import styles from './shortage.module.css';

type FoundCountProps = { found: number; most: number; onChange: (found: number) => void };

export function FoundCount({ found, most, onChange }: FoundCountProps) {
	const t = useMessages();
	return (
		<div className={styles['found']}>
			<FloorSquare
				aria-label={t('picking.fewer')}
				disabled={found === 0}
				onClick={() => onChange(found - 1)}
			>
				<MinusIcon />
			</FloorSquare>
			<output className={styles['strong']}>{t('picking.foundCount', { count: found })}</output>
			<FloorSquare
				aria-label={t('picking.more')}
				disabled={found === most}
				onClick={() => onChange(found + 1)}
			>
				<PlusIcon />
			</FloorSquare>
		</div>
	);
}
