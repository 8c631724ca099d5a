import { Dialog as Base } from '@base-ui/react/dialog';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { XIcon } from '../icons/x.ts';
import styles from './dialog.module.css';

type DialogProps = {
	isOpen: boolean;
	onClose: () => void;
	title: string;
	description?: string;
	closeLabel: string;
	size?: 'md' | 'wide';
	/** With actions the content is a form, which Enter submits. */
	onSubmit?: () => void;
	actions?: ReactNode;
	children: ReactNode;
};

export function Dialog({
	isOpen,
	onClose,
	title,
	description,
	closeLabel,
	size = 'md',
	onSubmit,
	actions,
	children,
}: DialogProps) {
	const submit = (event: FormEvent) => {
		event.preventDefault();
		onSubmit?.();
	};
	const content = (
		<>
			<div className={styles['body']}>{children}</div>
			{actions && <footer className={styles['foot']}>{actions}</footer>}
		</>
	);
	return (
		<Base.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
			<Base.Portal>
				<Base.Backdrop className={styles['scrim']} />
				<div className={styles['place']}>
					<Base.Popup className={classes(styles['dialog'], size === 'wide' && styles['wide'])}>
						<header className={styles['head']}>
							<div>
								<Base.Title className={styles['title']}>{title}</Base.Title>
								{description && (
									<Base.Description className={styles['description']}>
										{description}
									</Base.Description>
								)}
							</div>
							<Base.Close
								render={
									<Button variant="quiet" isSquare aria-label={closeLabel}>
										<XIcon />
									</Button>
								}
							/>
						</header>
						{onSubmit ? (
							<form onSubmit={submit} noValidate>
								{content}
							</form>
						) : (
							content
						)}
					</Base.Popup>
				</div>
			</Base.Portal>
		</Base.Root>
	);
}
