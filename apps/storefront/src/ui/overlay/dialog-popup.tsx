import { Dialog as Base } from '@base-ui/react/dialog';
import { useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classes } from '../classes.ts';
import { XIcon } from '../icons/x.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog-props.ts';

export function DialogPopup({
	kind,
	open,
	onClose,
	title,
	description,
	closeLabel,
	actions,
	size = 'md',
	mustAnswer = false,
	initialFocus,
	fallbackFocus,
	children,
}: DialogProps & { kind: 'dialog' | 'drawer' }) {
	const opener = useOpener(open);
	return (
		<Base.Root
			open={open}
			onOpenChange={(next) => !next && onClose()}
			disablePointerDismissal={mustAnswer}
		>
			<Base.Portal>
				<Base.Backdrop className={styles['scrim']} />
				<Base.Popup
					initialFocus={initialFocus}
					finalFocus={() => (opener?.isConnected ? opener : fallbackFocus?.current) ?? true}
					className={classes(styles['popup'], styles[kind], kind === 'dialog' && styles[size])}
				>
					<header className={styles['head']}>
						<div>
							<Base.Title className={styles['title']}>{title}</Base.Title>
							{description && (
								<Base.Description className={styles['description']}>{description}</Base.Description>
							)}
						</div>
						<Base.Close
							render={
								<IconButton label={closeLabel}>
									<XIcon />
								</IconButton>
							}
						/>
					</header>
					{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible. */}
					<div className={styles['body']} tabIndex={0}>
						{children}
					</div>
					{actions && <footer className={styles['foot']}>{actions}</footer>}
				</Base.Popup>
			</Base.Portal>
		</Base.Root>
	);
}

/** What had the focus when the dialog opened. */
function useOpener(open: boolean): HTMLElement | null {
	const [opening, setOpening] = useState<{ open: boolean; by: Element | null }>({
		open: false,
		by: null,
	});
	if (open !== opening.open) setOpening({ open, by: open ? document.activeElement : opening.by });
	return opening.by instanceof HTMLElement && opening.by !== document.body ? opening.by : null;
}
