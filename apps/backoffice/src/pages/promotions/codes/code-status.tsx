import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import type { CodeState } from '@korb/domain/pricing/code-states';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Status, type StatusMark } from '../../../ui/badge/status.tsx';

const marks: Record<CodeState, StatusMark> = {
	draft: 'part',
	planned: 'ring',
	running: 'done',
	usedUp: 'bad',
	ended: 'off',
};
/** From here on somebody should decide whether the code goes on. */
const NEARLY = 0.9;

export function CodeStatus({ code }: { code: Pick<DeskCode, 'state' | 'uses' | 'maxUses'> }) {
	const t = useMessages();
	const { state, uses, maxUses } = code;
	if (state === 'running' && maxUses !== null && uses >= maxUses * NEARLY) {
		return <Status mark="waiting">{t('codes.nearlyUsedUp')}</Status>;
	}
	return <Status mark={marks[state]}>{t(`codes.state.${state}`)}</Status>;
}
