import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { RefObject } from 'react';
import styles from './popup.module.css';

type TooltipPopupProps = {
	id: string;
	anchor: RefObject<HTMLElement | null>;
	open: boolean;
	onOpenChange: (open: boolean) => void;
	text: string;
};

export function TooltipPopup({ id, anchor, open, onOpenChange, text }: TooltipPopupProps) {
	return (
		<Base.Root open={open} onOpenChange={onOpenChange}>
			<Base.Portal>
				<Base.Positioner
					className={styles['positioner']}
					anchor={anchor}
					sideOffset={8}
					collisionPadding={12}
				>
					<Base.Popup id={id} role="tooltip" className={styles['tooltip']}>
						{text}
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}
