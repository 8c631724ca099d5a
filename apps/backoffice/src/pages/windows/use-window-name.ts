import type { DeskWindow } from '@korb/contracts/admin/windows/windows';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { useFormats } from '../../session/session.tsx';
import { hours } from './week.ts';

/** Day and hours: ids tell people nothing. */
export function useWindowName(window: DeskWindow): string {
	const t = useMessages();
	const { weekdayLong, dayLong } = useFormats();
	return t('windows.title', {
		day: `${weekdayLong(window.start)}, ${dayLong(window.start)}`,
		time: hours(window.startTime, window.endTime),
	});
}
