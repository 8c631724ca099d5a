import { useMessages } from '../../platform/messages/use-messages.ts';
import { useStore } from '../../platform/storage/store.ts';
import { LayoutGridIcon } from '../../ui/icons/layout-grid.ts';
import styles from './menu-button.module.css';
import { isMenuOpen, openMenu } from './menu-state.ts';

export function MenuButton() {
	const t = useMessages();
	const isOpen = useStore(isMenuOpen, false);
	return (
		<button
			type="button"
			className={styles['button']}
			aria-expanded={isOpen}
			aria-haspopup="dialog"
			onClick={openMenu}
		>
			<LayoutGridIcon />
			{t('shell.menu')}
		</button>
	);
}
