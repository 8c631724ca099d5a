import { useEffect, useState } from 'react';

/** Debounces a value. */
export function useSettled(value: string, delayMs: number): string {
	const [settled, setSettled] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), delayMs);
		return () => clearTimeout(timer);
	}, [value, delayMs]);
	return settled;
}
