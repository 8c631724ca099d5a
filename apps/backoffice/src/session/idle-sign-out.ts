import { useEffect } from 'react';
import { useSignOut } from './use-sign-out.ts';

const IDLE_MS = 10 * 60_000;

/**
 * Back to the badge when nobody has touched the device for ten minutes. The API ends the session by
 * itself, but a page that asks for new waves would keep it alive.
 */
export function IdleSignOut(): null {
	const signOut = useSignOut({ isForced: true });
	useEffect(() => {
		let timer = setTimeout(signOut, IDLE_MS);
		const restart = () => {
			clearTimeout(timer);
			timer = setTimeout(signOut, IDLE_MS);
		};
		window.addEventListener('pointerdown', restart);
		window.addEventListener('keydown', restart);
		return () => {
			clearTimeout(timer);
			window.removeEventListener('pointerdown', restart);
			window.removeEventListener('keydown', restart);
		};
	}, [signOut]);
	return null;
}
