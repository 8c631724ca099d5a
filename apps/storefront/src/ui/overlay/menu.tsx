import { lazy, type ReactNode, Suspense } from 'react';
import type { MenuItem } from './menu-item.ts';
import { useOnceOpen } from './once-open.ts';
import { type TriggerProps, useAnchor } from './use-anchor.ts';

const MenuPopup = lazy(async () => ({ default: (await import('./menu-popup.tsx')).MenuPopup }));

/** A menu of actions. `trigger` renders the button: `(props) => <Button {...props}>…</Button>`. */
export function Menu({
	trigger,
	label,
	items,
}: {
	trigger: (props: TriggerProps) => ReactNode;
	label: string;
	items: readonly MenuItem[];
}) {
	const anchor = useAnchor('menu');
	const used = useOnceOpen(anchor.open);
	return (
		<>
			{trigger(anchor.trigger)}
			{used && (
				<Suspense>
					<MenuPopup anchor={anchor} label={label} items={items} />
				</Suspense>
			)}
		</>
	);
}
