import { lazy, Suspense, useEffect, useState } from 'react';
import { listenForToasts, type ToastOptions } from './toasts.ts';

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

/** Placed once in the shell. The stack is fetched with the first toast and takes over from then on. */
export function ToastOutlet({ label, closeLabel }: { label: string; closeLabel: string }) {
	const [first, setFirst] = useState<readonly ToastOptions[]>([]);
	const used = first.length > 0;
	useEffect(() => {
		if (used) return;
		return listenForToasts((toast) => setFirst((before) => [...before, toast]));
	}, [used]);
	return (
		used && (
			<Suspense>
				<ToastStack first={first} label={label} closeLabel={closeLabel} />
			</Suspense>
		)
	);
}
