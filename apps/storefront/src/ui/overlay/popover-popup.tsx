import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './popup.module.css';
import type { Anchor } from './use-anchor.ts';

export function PopoverPopup({
	anchor,
	title,
	children,
}: {
	anchor: Anchor;
	title: ReactNode;
	children: ReactNode;
}) {
	return (
		<Base.Root open={anchor.open} onOpenChange={anchor.onOpenChange}>
			<Base.Portal>
				<Base.Positioner
					className={styles['positioner']}
					anchor={anchor.anchor}
					sideOffset={8}
					collisionPadding={12}
				>
					<Base.Popup className={styles['popover']} finalFocus={anchor.anchor}>
						<Base.Title className={styles['title']}>{title}</Base.Title>
						{children}
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}
