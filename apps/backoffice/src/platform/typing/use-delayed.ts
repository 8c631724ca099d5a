import { useEffect, useState } from 'react';

const TYPING_MS = 150;

/** The API is asked once the person stops typing. */
export function useDelayed(value: string): string {
	const [delayed, setDelayed] = useState(value);
	useEffect(() => {
		const timer = setTimeout(() => setDelayed(value), TYPING_MS);
		return () => clearTimeout(timer);
	}, [value]);
	return delayed;
}
