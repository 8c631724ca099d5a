import { Menu as Base } from '@base-ui/react/menu';
import type { KeyboardEvent } from 'react';
import { classes } from '../classes.ts';
import type { MenuItem } from './menu-item.ts';
import styles from './popup.module.css';
import type { Anchor } from './use-anchor.ts';

export function MenuPopup({
	anchor,
	label,
	items,
}: {
	anchor: Anchor;
	label: string;
	items: readonly MenuItem[];
}) {
	// Without a trigger of its own, the menu would trap Tab between its focus guards.
	function onKeyDown(event: KeyboardEvent) {
		if (event.key !== 'Tab') return;
		event.preventDefault();
		anchor.setOpen(false);
	}

	return (
		<Base.Root open={anchor.open} onOpenChange={anchor.onOpenChange} modal={false}>
			<Base.Portal>
				<Base.Positioner
					className={styles['positioner']}
					anchor={anchor.anchor}
					align="start"
					sideOffset={8}
					collisionPadding={12}
				>
					<Base.Popup
						className={styles['menu']}
						aria-label={label}
						finalFocus={anchor.anchor}
						onKeyDown={onKeyDown}
					>
						{items.map((item) => (
							<Base.Item
								key={item.key}
								className={classes(styles['item'], item.danger && styles['danger'])}
								disabled={item.disabled}
								onClick={item.onSelect}
							>
								{item.icon}
								{item.text}
							</Base.Item>
						))}
					</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}
