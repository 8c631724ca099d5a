import { useEffect, useEffectEvent, useState } from 'react';

const PAUSE_MS = 400;

/** Shown at once, and saved when the person pauses: a picker reports every colour on its way. */
export function usePicked<Value>(
	stored: Value,
	save: (value: Value) => void,
): [shown: Value, pick: (value: Value) => void] {
	const [picked, setPicked] = useState<{ value: Value } | null>(null);
	const commit = useEffectEvent(({ value }: { value: Value }) => {
		setPicked(null);
		if (value !== stored) save(value);
	});
	useEffect(() => {
		if (!picked) return;
		const timer = setTimeout(() => commit(picked), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [picked]);
	return [picked ? picked.value : stored, (value) => setPicked({ value })];
}
