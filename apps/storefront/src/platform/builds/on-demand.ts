import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { loadChunk } from './chunks.ts';

/** A component that is shown only when asked for, in a chunk of its own. */
export type OnDemand<Props> = {
	View: ComponentType<Props> | null;
	/** May be called before the first use, to preload it. */
	load(): Promise<void>;
};

export function onDemand<Props>(importView: () => Promise<ComponentType<Props>>): OnDemand<Props> {
	const code: OnDemand<Props> = {
		View: null,
		async load() {
			code.View ??= await importView();
		},
	};
	return code;
}

/**
 * The component from its first use on, once its code is there; it stays for its exit animation. What
 * a tap opens is rendered in steps after the next paint. React's `lazy` would render a fallback even
 * if the code is there, and keep it for 300 ms.
 */
export function useOnDemand<Props>(
	code: OnDemand<Props>,
	isNeeded: boolean,
): ComponentType<Props> | null {
	const [View, setView] = useState(() => (isNeeded ? code.View : null));
	const isMissing = isNeeded && !View;
	useEffect(() => {
		if (!isMissing) return;
		const show = (error: unknown) =>
			startTransition(() =>
				setView(() => {
					if (error) throw error;
					return code.View;
				}),
			);
		loadChunk(code.load).then(show, show);
	}, [code, isMissing]);
	return View;
}
