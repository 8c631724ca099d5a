import { lazy, type ReactNode, Suspense } from 'react';
import { useOnceOpen } from './once-open.ts';
import { type TriggerProps, useAnchor } from './use-anchor.ts';

const PopoverPopup = lazy(async () => ({
	default: (await import('./popover-popup.tsx')).PopoverPopup,
}));

/**
 * Additional information beside its trigger. `trigger` renders the button: `(props) => <Button
 * {...props}>…</Button>`.
 */
export function Popover({
	trigger,
	title,
	children,
}: {
	trigger: (props: TriggerProps) => ReactNode;
	title: ReactNode;
	children: ReactNode;
}) {
	const anchor = useAnchor('dialog');
	const used = useOnceOpen(anchor.open);
	return (
		<>
			{trigger(anchor.trigger)}
			{used && (
				<Suspense>
					<PopoverPopup anchor={anchor} title={title}>
						{children}
					</PopoverPopup>
				</Suspense>
			)}
		</>
	);
}
