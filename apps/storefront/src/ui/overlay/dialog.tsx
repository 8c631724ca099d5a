import { onDemand, useOnDemand } from '../../platform/builds/on-demand.ts';
import type { DialogProps } from './dialog-props.ts';

export const dialogPopup = onDemand(async () => (await import('./dialog-popup.tsx')).DialogPopup);

/** Centred on wide screens, a bottom sheet on phones. */
export function Dialog(props: DialogProps) {
	const DialogPopup = useOnDemand(dialogPopup, props.open);
	return DialogPopup && <DialogPopup {...props} kind="dialog" />;
}

/** Slides in from the inline end; full screen on phones. */
export function Drawer(props: Omit<DialogProps, 'size' | 'mustAnswer'>) {
	const DialogPopup = useOnDemand(dialogPopup, props.open);
	return DialogPopup && <DialogPopup {...props} kind="drawer" />;
}
