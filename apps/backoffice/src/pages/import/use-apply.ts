import type { ImportRunDetails } from '@korb/contracts/admin/assortment/imports';
import { applyImport } from '@korb/contracts/admin/assortment/imports-paths';
import { addDays } from '@korb/domain/pricing/prices';
import { clockAt, instantAt } from '@korb/domain/time/zone';
import { useState } from 'react';
import { call } from '../../platform/api/api.ts';
import { useSession } from '../../session/session.tsx';
import { useDecision } from './use-decision.ts';

const NIGHT = '03:00';

export type Apply = ReturnType<typeof useApply>;

/** Large price steps wait, unless somebody includes them; they can follow later. */
export function useApply(run: ImportRunDetails | undefined) {
	// Of the version that was read: after another check the steps are others.
	const [included, setIncluded] = useState(0);
	const [planned, setPlanned] = useState(0);
	const { timeZone } = useSession().me.shop;
	const { importId = 0, version = 0, status, counts } = run ?? {};
	const isFirst = status === 'checked';
	const isLater = status === 'applied' && (counts?.held ?? 0) > 0;
	const includesHeld = isLater || (isFirst && included === version);
	const isAtNight = isFirst && planned === version;
	const first = isFirst && counts ? counts.new + counts.changed : 0;
	const decision = useDecision(() => {
		const time = isAtNight && { applyAt: nextNight(new Date(), timeZone).toISOString() };
		return call(applyImport, {
			params: { importId },
			body: { version, includesHeld, ...time },
		});
	});
	return {
		decision,
		isFirst,
		isOffered: isFirst || isLater,
		includesHeld,
		include: (isIncluded: boolean) => setIncluded(isIncluded ? version : 0),
		isAtNight,
		night: nextNight(new Date(), timeZone),
		waitForNight: (isPlanned: boolean) => setPlanned(isPlanned ? version : 0),
		count: first + (includesHeld ? (counts?.held ?? 0) : 0),
	};
}

/** Three o'clock of the shop, when few people order. */
function nextNight(now: Date, timeZone: string): Date {
	const { day, time } = clockAt(now, timeZone);
	return instantAt(time < NIGHT ? day : addDays(day, 1), NIGHT, timeZone);
}
