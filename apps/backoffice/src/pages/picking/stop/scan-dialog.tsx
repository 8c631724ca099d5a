import { isRightProduct, type Scannable } from '@korb/domain/picking/picking-rules';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { CodeDialog } from '../../../ui/floor/code-dialog.tsx';

export type Scan = { product: Scannable & { name: string }; onCode: (code: string) => void };

export function ScanDialog({ scan, onClose }: { scan: Scan; onClose: () => void }) {
	const t = useMessages();
	return (
		<CodeDialog
			title={t('picking.scan')}
			description={scan.product.name}
			label={t('picking.code')}
			submitLabel={t('picking.checkCode')}
			autoCapitalize="characters"
			isRight={(code) => isRightProduct(scan.product, code)}
			onCode={(code) => {
				onClose();
				scan.onCode(code);
			}}
			onClose={onClose}
			wrongText={(code) => (
				<>
					<b>{t('picking.wrong')}</b> {t('picking.wrongText', { code })}
				</>
			)}
		/>
	);
}
