import { Dialog as Base } from '@base-ui/react/dialog';
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
	children,
}: DialogProps & { kind: 'dialog' | 'drawer' }) {
	return (
		<Base.Root
			open={open}
			onOpenChange={(next) => !next && onClose()}
			disablePointerDismissal={mustAnswer}
		>
			<Base.Portal>
				<Base.Backdrop className={styles['scrim']} />
				<Base.Popup
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
