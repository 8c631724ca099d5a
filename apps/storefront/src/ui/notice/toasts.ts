export type ToastOptions = {
	text: string;
	tone?: 'fresh' | 'info' | 'danger';
	/** One way to take it back or go on. */
	action?: { text: string; onPress: () => void };
	/** Long enough to read; it waits while pointed at or focused. */
	durationMs?: number;
};

type Listener = (toast: ToastOptions) => void;

let listener: Listener | undefined;
let waiting: ToastOptions[] = [];

/** Says what just happened, from anywhere in the browser. */
export function showToast(toast: ToastOptions): void {
	if (listener) listener(toast);
	else waiting.push(toast);
}

/** What was shown before the outlet stood is handed over in order. */
export function listenForToasts(next: Listener): () => void {
	listener = next;
	for (const toast of waiting) next(toast);
	waiting = [];
	return () => {
		if (listener === next) listener = undefined;
	};
}
