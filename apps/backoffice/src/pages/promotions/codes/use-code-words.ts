import type { CodeInput, DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useFormats, useSession } from '../../../session/session.tsx';

/** What a code gives, to whom and when, in words. */
export function useCodeWords() {
	const t = useMessages();
	const { money, dayWithYear } = useFormats();
	const { currency } = useSession().me.shop;
	return {
		money: (cents: number): string => money(cents, currency),
		advantage: ({ kind, value }: Pick<CodeInput, 'kind' | 'value'>): string => {
			if (kind === 'freeService') return t('codes.freeService');
			return kind === 'percent' ? `−${value} %` : money(-value, currency);
		},
		conditions: (code: CodeInput): string => {
			const parts = [
				code.fulfilment && t(`codes.only.${code.fulfilment}`),
				code.minOrderCents && t('codes.from', { value: money(code.minOrderCents, currency) }),
				code.audience !== 'everybody' && t(`codes.audience.${code.audience}`),
				code.isOncePerCustomer && code.audience !== 'firstOrder' && t('codes.once'),
			].filter(Boolean);
			return parts.join(', ') || t('codes.everybody');
		},
		period: ({ startsAt, endsAt, state }: DeskCode): string => {
			if (endsAt && state === 'ended') return t('codes.endedOn', { day: dayWithYear(endsAt) });
			if (startsAt && state === 'planned') {
				return endsAt
					? `${dayWithYear(startsAt)} – ${dayWithYear(endsAt)}`
					: t('codes.fromDay', { day: dayWithYear(startsAt) });
			}
			return endsAt ? t('codes.until', { day: dayWithYear(endsAt) }) : t('codes.noEnd');
		},
		uses: ({ uses, maxUses }: Pick<DeskCode, 'uses' | 'maxUses'>): string =>
			maxUses === null ? String(uses) : `${uses} / ${maxUses}`,
	};
}
