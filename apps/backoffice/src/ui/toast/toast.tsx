import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { classes } from '../classes.ts';
import { XIcon } from '../icons/x.ts';
import floating from '../layout/floating-bar.module.css';
import text from '../layout/text.module.css';
import styles from './toast.module.css';

type ToastProps = {
	label: string;
	/** Null: there is nothing to say. */
	message: string | null;
	action?: ReactNode;
	dismissLabel: string;
	onDismiss: () => void;
};

export function Toast({ label, message, action, dismissLabel, onDismiss }: ToastProps) {
	return (
		<>
			{message !== null && (
				<div className={styles['place']} data-toasts>
					<section className={classes(floating['bar'], styles['toast'])} aria-label={label}>
						<p>{message}</p>
						{action}
						<Button isSquare aria-label={dismissLabel} onClick={onDismiss}>
							<XIcon />
						</Button>
					</section>
				</div>
			)}
			{/* Stays: screen readers announce what changes in it, not what appears with it. */}
			<span className={text['hidden']} aria-live="polite">
				{message}
			</span>
		</>
	);
}
