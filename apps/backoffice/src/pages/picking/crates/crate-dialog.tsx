import { isRightCrate } from '@korb/domain/picking/crates';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { CodeDialog } from '../../../ui/floor/code-dialog.tsx';
import { type LabelProps, LabelTools } from './crate-label.tsx';

type CrateDialogProps = LabelProps & { onCode: (code: string) => void; onClose: () => void };

export function CrateDialog({ onCode, onClose, ...label }: CrateDialogProps) {
	const t = useMessages();
	const { place, next } = label;
	return (
		<CodeDialog
			title={t('crates.scanLabel')}
			description={`${place} · ${next.orderNumber} · ${t('crates.number', { number: next.number })}`}
			label={t('crates.code')}
			submitLabel={t('crates.checkLabel')}
			inputMode="numeric"
			isRight={(code) => isRightCrate(next, code)}
			onCode={(code) => {
				onClose();
				onCode(code);
			}}
			onClose={onClose}
			wrongText={(code) => (
				<>
					<b>{t('crates.wrong')}</b> {t('crates.wrongText', { code })}
				</>
			)}
		>
			<LabelTools {...label} />
		</CodeDialog>
	);
}
