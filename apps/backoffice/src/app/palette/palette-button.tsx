import { useEffect, useState } from 'react';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Kbd } from '../../ui/button/kbd.tsx';
import { SearchIcon } from '../../ui/icons/search.ts';
import { Palette } from './palette.tsx';
import styles from './palette-button.module.css';

/** Opens the palette, as ⌘K does from anywhere but a dialog. */
export function PaletteButton() {
	const t = useMessages();
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const onKeyDown = (event: KeyboardEvent) => {
			if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
			event.preventDefault();
			if (!document.querySelector('[role="dialog"]')) setOpen(true);
		};
		addEventListener('keydown', onKeyDown);
		return () => removeEventListener('keydown', onKeyDown);
	}, []);
	return (
		<>
			<button
				type="button"
				className={styles['button']}
				aria-keyshortcuts="Meta+K Control+K"
				title={t('palette.title')}
				onClick={() => setOpen(true)}
			>
				<SearchIcon />
				<span className={styles['label']}>{t('palette.title')}</span>
				<Kbd className={styles['key']}>⌘K</Kbd>
			</button>
			{isOpen && <Palette onClose={() => setOpen(false)} />}
		</>
	);
}
