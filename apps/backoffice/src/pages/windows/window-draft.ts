import type { DeskWindow, WindowTerms } from '@korb/contracts/admin/windows/windows';
import { parseCents, writeCents } from '../../platform/i18n/parse-cents.ts';

/** As typed. */
export type WindowValues = {
	capacity: string;
	fee: string;
	leadMinutes: string;
	greenReduction: string;
};
export type WindowErrors = Partial<Record<keyof WindowValues, 'number' | 'taken'>>;

const names = ['capacity', 'fee', 'leadMinutes', 'greenReduction'] as const;

export function toValues(terms: WindowTerms, tag: string): WindowValues {
	return {
		capacity: String(terms.capacity),
		fee: terms.fee === null ? '' : writeCents(terms.fee, tag),
		leadMinutes: String(terms.leadMinutes),
		greenReduction: writeCents(terms.greenReduction, tag),
	};
}

/** What was typed, or what is wrong with it. An empty fee means that there is none yet. */
export function readValues(
	values: WindowValues,
	{ taken }: Pick<DeskWindow, 'taken'>,
): { terms: WindowTerms | null; errors: WindowErrors } {
	const capacity = parseCount(values.capacity);
	const hasNoFee = values.fee.trim() === '';
	const fee = hasNoFee ? null : parseCents(values.fee);
	const leadMinutes = parseCount(values.leadMinutes);
	const greenReduction = parseCents(values.greenReduction);
	const errors: WindowErrors = {
		...(capacity === null && { capacity: 'number' }),
		...(capacity !== null && capacity < taken && { capacity: 'taken' }),
		...(fee === null && !hasNoFee && { fee: 'number' }),
		...(leadMinutes === null && { leadMinutes: 'number' }),
		...(greenReduction === null && { greenReduction: 'number' }),
	};
	if (capacity === null || leadMinutes === null || greenReduction === null) {
		return { terms: null, errors };
	}
	const terms = { capacity, fee, leadMinutes, greenReduction };
	return { terms: Object.keys(errors).length === 0 ? terms : null, errors };
}

export function hasChanges(terms: WindowTerms, window: WindowTerms): boolean {
	return names.some((name) => terms[name] !== window[name]);
}

function parseCount(text: string): number | null {
	return /^\s*\d{1,5}\s*$/.test(text) ? Number(text) : null;
}
