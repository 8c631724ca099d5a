import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import type { IconComponent } from '../icon/icon.tsx';
import styles from './menu.module.css';

export function Menu({ trigger, children }: { trigger: ReactElement; children: ReactNode }) {
	return (
		<Base.Root>
			<Base.Trigger render={trigger} />
			<Base.Portal>
				<Base.Positioner className={styles['positioner']} sideOffset={6} align="end">
					<Base.Popup className={styles['popup']}>{children}</Base.Popup>
				</Base.Positioner>
			</Base.Portal>
		</Base.Root>
	);
}

type MenuItemProps = {
	icon?: IconComponent;
	onClick: () => void;
	children: ReactNode;
};

export function MenuItem({ icon: Icon, onClick, children }: MenuItemProps) {
	return (
		<Base.Item className={styles['item']} onClick={onClick}>
			{Icon && <Icon />}
			{children}
		</Base.Item>
	);
}

export function MenuSeparator() {
	return <Base.Separator className={styles['separator']} />;
}
