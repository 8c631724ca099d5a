import { useEffect, useState } from 'react';
import { useSettled } from '../../platform/browser/use-settled.ts';
import { loadChunk } from '../../platform/builds/chunks.ts';
import type { Strength } from './strength.ts';

const TYPING_MS = 200;

/** How hard a new password is to guess; null until it is known, and for none. */
export function useStrength(password: string, words: readonly string[]): Strength | null {
	const settled = useSettled(password, TYPING_MS);
	const known = words.join(' ');
	const [strength, setStrength] = useState<Strength | null>(null);
	useEffect(() => {
		let isHere = true;
		if (settled === '') setStrength(null);
		else {
			// A hint only: without it, the API still refuses what is too easy.
			loadChunk(() => import('./rate-password.ts')).then(
				({ ratePassword }) => isHere && setStrength(ratePassword(settled, [known])),
				() => {},
			);
		}
		return () => {
			isHere = false;
		};
	}, [settled, known]);
	return strength;
}
