import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

const STORAGE_KEY = 'theme';
const systemIsDark = matchMedia('(prefers-color-scheme: dark)');
const listeners = new Set<() => void>();

/** Follows the system until the person chooses. Runs before the first paint. */
export function watchTheme(): void {
	applyTheme();
	systemIsDark.addEventListener('change', applyTheme);
}

export function useTheme(): { theme: Theme; toggle: () => void } {
	const theme = useSyncExternalStore(subscribe, currentTheme);
	const toggle = () => {
		localStorage.setItem(STORAGE_KEY, theme === 'dark' ? 'light' : 'dark');
		applyTheme();
	};
	return { theme, toggle };
}

function currentTheme(): Theme {
	const chosen = localStorage.getItem(STORAGE_KEY);
	if (chosen === 'light' || chosen === 'dark') return chosen;
	return systemIsDark.matches ? 'dark' : 'light';
}

function applyTheme(): void {
	document.documentElement.dataset['theme'] = currentTheme();
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
