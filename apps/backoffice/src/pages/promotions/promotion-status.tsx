import type { PromotionState } from '@korb/domain/pricing/promotion-states';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { Status, type StatusMark } from '../../ui/badge/status.tsx';

const marks: Record<PromotionState, StatusMark> = {
	draft: 'part',
	planned: 'ring',
	running: 'done',
	ended: 'off',
};

export function PromotionStatus({ state }: { state: PromotionState }) {
	const t = useMessages();
	return <Status mark={marks[state]}>{t(`codes.state.${state}`)}</Status>;
}
