const HOUR_MS = 3_600_000;
/** Shorter spans say more about the way to the first shelf than about the pace. */
const LEAST_MS = 60_000;

type Progress = {
	/** Line items dealt with since then. */
	recent: number;
	since: Date;
	/** Line items still to do. */
	left: number;
	now: Date;
};

export type Pace = { linesPerHour: number; doneBy: Date };

/** Null while nothing was picked: nobody knows. */
export function paceOf({ recent, since, left, now }: Progress): Pace | null {
	if (recent === 0) return null;
	const elapsed = Math.max(now.getTime() - since.getTime(), LEAST_MS);
	const perLine = elapsed / recent;
	return {
		linesPerHour: Math.round(HOUR_MS / perLine),
		doneBy: new Date(now.getTime() + left * perLine),
	};
}
