import type { PassWithdrawal } from '@korb/contracts/delivery-pass/delivery-pass';
import { useSite } from '../../../platform/site.tsx';
import { useFormats } from '../../../shop/catalogue/use-formats.ts';
import { Notice } from '../../../ui/notice/notice.tsx';

export type WithdrawnPass = PassWithdrawal;

export function Withdrawn({ withdrawn: { refund, state } }: { withdrawn: WithdrawnPass }) {
	const { t } = useSite();
	const { formatMoney } = useFormats();
	return (
		<div role="status">
			<Notice tone="fresh" title={t('pass.withdrawn.title')}>
				{t(state === 'notCharged' ? 'pass.withdrawn.notCharged' : 'pass.withdrawn.refund', {
					amount: formatMoney(refund),
				})}
			</Notice>
		</div>
	);
}
