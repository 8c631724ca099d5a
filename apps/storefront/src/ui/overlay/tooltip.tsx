import { lazy, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { useOnceOpen } from './once-open.ts';
import styles from './popup.module.css';

const TooltipPopup = lazy(async () => ({
	default: (await import('./tooltip-popup.tsx')).TooltipPopup,
}));

/** A hint on hover and focus for a control that has a name; never the only source of a fact. */
export function Tooltip({ text, children }: { text: string; children: ReactNode }) {
	const id = useId();
	const anchor = useRef<HTMLSpanElement>(null);
	const [open, setOpen] = useState(false);
	const used = useOnceOpen(open);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: only listens for the control inside.
		<span
			ref={anchor}
			className={styles['anchor']}
			onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
			onPointerLeave={() => setOpen(false)}
			onFocus={(event) => event.target.matches(':focus-visible') && setOpen(true)}
			onBlur={() => setOpen(false)}
			onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
		>
			{children}
			{used && (
				<Suspense>
					<TooltipPopup id={id} anchor={anchor} open={open} onOpenChange={setOpen} text={text} />
				</Suspense>
			)}
		</span>
	);
}
