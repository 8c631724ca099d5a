import { addDays } from '@korb/domain/pricing/prices';
import { type ReportPeriod, reportPeriod } from '@korb/domain/reports/report-period';

/** Whole weeks, so that both periods have the same weekdays. */
export const reportWeeks = [1, 4, 13] as const;
const DEFAULT_WEEKS = 4;

/** What the address says, if it is one of the choices. */
export function weeksOf(param: string | null): number {
	return reportWeeks.find((weeks) => String(weeks) === param) ?? DEFAULT_WEEKS;
}

/** The weeks that ended yesterday. */
export function periodOfWeeks(weeks: number, today: string): ReportPeriod {
	const period = reportPeriod({ from: addDays(today, -7 * weeks) }, today);
	if (!period) throw new RangeError(`${weeks} weeks`);
	return period;
}
