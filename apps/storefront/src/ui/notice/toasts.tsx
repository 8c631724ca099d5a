import { useLayoutEffect, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { CircleAlertIcon } from '../icons/circle-alert.ts';
import { CircleCheckIcon } from '../icons/circle-check.ts';
import { InfoIcon } from '../icons/info.ts';
import { TriangleAlertIcon } from '../icons/triangle-alert.ts';
import { XIcon } from '../icons/x.ts';
import { measureLift } from './measure-lift.ts';
import styles from './toasts.module.css';

const ICONS = {
	success: CircleCheckIcon,
	info: InfoIcon,
	warning: TriangleAlertIcon,
	error: CircleAlertIcon,
} as const;

export type Toast = {
	key: string;
	message: string;
	type: keyof typeof ICONS;
	/** An undo or follow-up action; using it dismisses the toast. */
	action?: { text: string; onPress: () => void };
};

export type ToastsProps = {
	list: readonly Toast[];
	closeLabel: string;
	onClose: (key: string) => void;
	/** On hover or focus: a toast must not disappear while it is being read. */
	onHold: () => void;
	onRelease: () => void;
};

/** Recent events, newest at the bottom. The live region around them belongs to the page. */
export function Toasts({ list, closeLabel, onClose, onHold, onRelease }: ToastsProps) {
	const stack = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: fixed bars may change together with the list.
	useLayoutEffect(() => {
		const lift = () => stack.current?.style.setProperty('--toast-lift', `${measureLift()}px`);
		lift();
		addEventListener('resize', lift);
		return () => removeEventListener('resize', lift);
	}, [list]);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only pauses the timers, not operable
		<div
			ref={stack}
			data-toasts
			className={styles['stack']}
			onPointerEnter={onHold}
			onPointerLeave={onRelease}
			onFocus={onHold}
			onBlur={onRelease}
		>
			{list.map(({ key, message, type, action }) => {
				const Icon = ICONS[type];
				return (
					<div key={key} className={styles['toast']} data-type={type}>
						<Icon className={styles['icon']} />
						<span className={styles['text']}>{message}</span>
						{action ? (
							<Button
								variant="ghost"
								size="sm"
								className={styles['action']}
								onClick={() => {
									action.onPress();
									onClose(key);
								}}
							>
								{action.text}
							</Button>
						) : (
							<IconButton label={closeLabel} onClick={() => onClose(key)}>
								<XIcon />
							</IconButton>
						)}
					</div>
				);
			})}
		</div>
	);
}
