import type { CodeInput, CodeKind } from '@korb/contracts/admin/promotions/discount-codes';
import type { CodeAudience } from '@korb/domain/pricing/code-states';
import { parseCents, writeCents } from '../../../platform/i18n/parse-cents.ts';
import { fromShopTime, toShopTime } from '../../../platform/i18n/shop-time.ts';

/** As typed. */
export type CodeValues = {
	code: string;
	kind: CodeKind;
	value: string;
	minOrder: string;
	fulfilment: 'both' | 'DELIVERY' | 'CLICK_AND_COLLECT';
	startsAt: string;
	endsAt: string;
	maxUses: string;
	perCustomer: 'any' | 'once';
	audience: CodeAudience;
	customerIds: string[];
};
export type CodeTerms = Omit<CodeInput, 'isActive'>;
export type CodeErrors = Partial<
	Record<keyof CodeValues, 'code' | 'percent' | 'amount' | 'uses' | 'time' | 'order' | 'customers'>
>;

const blank: CodeTerms = {
	...{ kind: 'percent', value: 10, minOrderCents: null, fulfilment: null },
	...{ startsAt: null, endsAt: null, maxUses: null, isOncePerCustomer: false },
	...{ audience: 'everybody', customerIds: [] },
};

type Place = { tag: string; timeZone: string };

export function toCodeValues(
	stored: (CodeTerms & { code: string }) | null,
	{ tag, timeZone }: Place,
): CodeValues {
	const terms = stored ?? blank;
	const time = (iso: string | null) => (iso ? toShopTime(iso, timeZone) : '');
	return {
		code: stored?.code ?? '',
		kind: terms.kind,
		value: terms.kind === 'amount' ? writeCents(terms.value, tag) : String(terms.value || ''),
		minOrder: terms.minOrderCents === null ? '' : writeCents(terms.minOrderCents, tag),
		fulfilment: terms.fulfilment ?? 'both',
		startsAt: time(terms.startsAt),
		endsAt: time(terms.endsAt),
		maxUses: terms.maxUses === null ? '' : String(terms.maxUses),
		perCustomer: terms.isOncePerCustomer ? 'once' : 'any',
		audience: terms.audience,
		customerIds: terms.customerIds,
	};
}

/** What was typed, or what is wrong with it; an empty field means no limit. */
export function readCode(
	values: CodeValues,
	timeZone: string,
	stored: CodeTerms | null = null,
): { code: string; terms: CodeTerms | null; errors: CodeErrors } {
	const code = values.code.trim().toUpperCase();
	const value = readValue(values);
	const minOrderCents = optional(values.minOrder, parseCents);
	const maxUses = optional(values.maxUses, parseCount);
	const startsAt = readTime(values.startsAt, timeZone, stored?.startsAt);
	const endsAt = readTime(values.endsAt, timeZone, stored?.endsAt);
	const isBackwards = startsAt && endsAt && startsAt >= endsAt;
	const isNobodys = values.audience === 'customers' && values.customerIds.length === 0;
	const errors: CodeErrors = {
		...(!stored && !/^[A-Z0-9][A-Z0-9-]{2,29}$/.test(code) && { code: 'code' }),
		...(value === null && { value: values.kind === 'percent' ? 'percent' : 'amount' }),
		...((minOrderCents === undefined || minOrderCents === 0) && { minOrder: 'amount' }),
		...((maxUses === undefined || maxUses === 0) && { maxUses: 'uses' }),
		...(startsAt === undefined && { startsAt: 'time' }),
		...(endsAt === undefined && { endsAt: 'time' }),
		...(isBackwards && { endsAt: 'order' }),
		...(isNobodys && { customerIds: 'customers' }),
	};
	if (Object.keys(errors).length > 0 || value === null) return { code, terms: null, errors };
	const terms: CodeTerms = {
		...{ kind: values.kind, value, minOrderCents: minOrderCents ?? null },
		fulfilment: values.fulfilment === 'both' ? null : values.fulfilment,
		...{ startsAt: startsAt ?? null, endsAt: endsAt ?? null, maxUses: maxUses ?? null },
		isOncePerCustomer: values.audience === 'firstOrder' || values.perCustomer === 'once',
		audience: values.audience,
		customerIds: values.audience === 'customers' ? values.customerIds : [],
	};
	return { code, terms, errors };
}

function readValue({ kind, value }: CodeValues): number | null {
	if (kind === 'freeService') return 0;
	const read = kind === 'percent' ? parseCount(value) : parseCents(value);
	if (!read || (kind === 'percent' && read > 100) || read > 10_000_00) return null;
	return read;
}

/** Null where nothing was typed, undefined where it cannot be read. */
function optional<T>(text: string, read: (text: string) => T | null): T | null | undefined {
	return text.trim() === '' ? null : (read(text) ?? undefined);
}

/** Fields have no seconds: a time that nobody has touched stays as it is stored. */
function readTime(text: string, timeZone: string, stored: string | null | undefined) {
	if (stored && toShopTime(stored, timeZone) === text) return stored;
	return optional(text, (local) => fromShopTime(local, timeZone));
}

function parseCount(text: string): number | null {
	return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : null;
}
