import type { HandoverWindow } from '@korb/contracts/admin/picking/handover';
import { useMessages } from '../../platform/i18n/locale.tsx';
import { CodeDialog } from '../../ui/floor/code-dialog.tsx';
import { isOfWindow } from './loading.ts';

type LoadDialogProps = {
	window: HandoverWindow;
	onLoad: (code: string) => void;
	onClose: () => void;
};

/** Stays open: crates come one after the other. */
export function LoadDialog({ window: target, onLoad, onClose }: LoadDialogProps) {
	const t = useMessages();
	return (
		<CodeDialog
			title={t('handover.scan')}
			label={t('crates.code')}
			submitLabel={t('crates.checkLabel')}
			inputMode="numeric"
			isRight={(code) => isOfWindow(target, code)}
			onCode={onLoad}
			onClose={onClose}
			rightText={(code) => t('handover.loaded', { code })}
			wrongText={(code) => (
				<>
					<b>{t('handover.wrong')}</b> {t('handover.wrongText', { code })}
				</>
			)}
		/>
	);
}
