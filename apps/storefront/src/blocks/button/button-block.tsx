import { AppLink } from '../../platform/navigation/app-link.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import type { BlockOf } from '../block-of.ts';
import styles from './button-block.module.css';

export function ButtonBlock({ block }: { block: BlockOf<'button'> }) {
	return (
		<div className={styles[block.align]}>
			<AppLink href={block.href} isExternal className={buttonClass({ variant: block.look })}>
				{block.label}
			</AppLink>
		</div>
	);
}
