import { lazy, Suspense } from 'react';
import type { DialogProps } from './dialog-props.ts';
import { useHasOpened } from './use-has-opened.ts';

const DialogPopup = lazy(async () => ({
	default: (await import('./dialog-popup.tsx')).DialogPopup,
}));

/** Centred on wide screens, a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
	const hasOpened = useHasOpened(props.open);
	return hasOpened && <Suspense>{<DialogPopup {...props} kind="dialog" />}</Suspense>;
}

/** Slides in from the inline end; full screen on phones. */
export function Drawer(props: Omit<DialogProps, 'size' | 'mustAnswer'>) {
	const hasOpened = useHasOpened(props.open);
	return hasOpened && <Suspense>{<DialogPopup {...props} kind="drawer" />}</Suspense>;
}
