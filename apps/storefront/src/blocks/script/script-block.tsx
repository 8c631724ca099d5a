import { initialConsent } from '@korb/domain/customer/consent';
import { useEffect, useRef } from 'react';
import { useStore } from '../../platform/storage/store.ts';
import { consent } from '../../shop/session/consent.ts';
import type { BlockOf } from '../block-of.ts';
import { scripts } from './scripts.ts';

/** Runs one of the reviewed scripts in its own element, once consent is given. */
export function ScriptBlock({ block }: { block: BlockOf<'script'> }) {
	const place = useRef<HTMLDivElement>(null);
	const given = useStore(consent, initialConsent);
	const { name, settings, consent: needed } = block;
	const mayRun = needed === 'none' || given[needed];
	useEffect(() => {
		if (!mayRun || !place.current) return;
		return scripts[name](
			place.current,
			new Map(settings.map((entry) => [entry.name, entry.value])),
		);
	}, [mayRun, name, settings]);
	return <div ref={place} />;
}
