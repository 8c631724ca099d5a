import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import styles from './flyout-panel.module.css';

type FlyoutPanelProps = {
	/** The options inside; null where there is nothing to choose. */
	list: { id: string; label: string; groups: readonly string[]; isBusy: boolean } | null;
	onClose: () => void;
	children: ReactNode;
};

/** Below the field on wide screens, full screen on phones. */
export function FlyoutPanel({ list, onClose, children }: FlyoutPanelProps) {
	return (
		<>
			<Scrim />
			{/* biome-ignore lint/a11y/noStaticElementInteractions: clicking a hit must not blur the field. */}
			<div
				className={styles['panel']}
				onMouseDown={(event) => event.preventDefault()}
				onKeyDown={({ key, currentTarget }) => {
					if (key !== 'Escape') return;
					focusField(currentTarget);
					onClose();
				}}
			>
				{list && (
					// The options sit between controls that a listbox must not contain.
					<div
						role="listbox"
						tabIndex={-1}
						id={list.id}
						className={styles['list']}
						aria-label={list.label}
						aria-busy={list.isBusy}
						aria-owns={list.groups.join(' ')}
					/>
				)}
				{children}
			</div>
		</>
	);
}

/** Call before the focused element inside the panel is removed. */
export function focusField(inside: Element): void {
	inside.closest('search')?.querySelector('input')?.focus();
}

/** Covers the page but not the header; clicking it blurs the field, which closes the flyout. */
function Scrim() {
	const area = document.getElementById('dialogs');
	return area && createPortal(<div className={styles['scrim']} />, area);
}
