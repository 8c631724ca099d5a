import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { XIcon } from '../icons/x.ts';
import styles from './side-panel.module.css';

type SidePanelProps = {
	label: string;
	title: ReactNode;
	facts: ReactNode;
	closeLabel: string;
	onClose: () => void;
	children: ReactNode;
};

/** Beside what it belongs to; a sheet over it where the page is narrow. */
export function SidePanel(props: SidePanelProps) {
	const { label, title, facts, closeLabel, onClose, children } = props;
	const panel = useRef<HTMLElement>(null);
	// Keyboards continue here, and return to what opened it.
	useEffect(() => {
		const opener = document.activeElement;
		panel.current?.focus();
		return () => {
			if (opener instanceof HTMLElement) opener.focus();
		};
	}, []);
	return (
		<aside
			ref={panel}
			className={styles['panel']}
			aria-label={label}
			tabIndex={-1}
			onKeyDown={({ key, defaultPrevented }) => {
				if (key === 'Escape' && !defaultPrevented) onClose();
			}}
		>
			<header className={styles['head']}>
				{title && (
					<div>
						<h2>{title}</h2>
						{facts && <p className={styles['facts']}>{facts}</p>}
					</div>
				)}
				<Button variant="quiet" size="sm" isSquare aria-label={closeLabel} onClick={onClose}>
					<XIcon />
				</Button>
			</header>
			{children}
		</aside>
	);
}
