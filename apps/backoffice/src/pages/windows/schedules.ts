import type { Schedule } from '@korb/contracts/admin/windows/windows';
import type { Translate } from '../../platform/i18n/locale.tsx';

/** Names a schedule in addresses. */
export function keyOf({ distributionType, appointableId }: Schedule): string {
	return `${distributionType}/${appointableId}`;
}

export function nameOf({ distributionType, name }: Schedule, t: Translate): string {
	return distributionType === 'DELIVERY' ? t('windows.delivery', { unit: name }) : name;
}
