import { useEffect, useState } from 'react';

/** Seconds until an instant, updated every second; null without one and during SSR. */
export function useCountdown(until: string | null, onEnd: () => void): number | null {
	const [left, setLeft] = useState<number | null>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: onEnd may change while the countdown runs
	useEffect(() => {
		if (until === null) return setLeft(null);
		const tick = () => {
			const seconds = secondsUntil(until, Date.now());
			setLeft(seconds);
			if (seconds > 0) return;
			clearInterval(timer);
			onEnd();
		};
		const timer = setInterval(tick, 1000);
		tick();
		return () => clearInterval(timer);
	}, [until]);
	return left;
}

export function secondsUntil(until: string, now: number): number {
	return Math.max(0, Math.ceil((Date.parse(until) - now) / 1000));
}

/** 1781 → "29:41" */
export function toClock(seconds: number): string {
	return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
