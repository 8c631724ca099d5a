import { useMessages } from '../../platform/messages/use-messages.ts';
import { useVouchers, type VoucherSource } from '../../shop/vouchers/use-vouchers.ts';
import { VoucherList } from '../../shop/vouchers/voucher-list.tsx';
import { VouchersFailed } from '../../shop/vouchers/vouchers-failed.tsx';

type MemberVouchersProps = { source: VoucherSource; promotionIds: readonly string[] };

/** Loaded once somebody is signed in. An editor can limit it to some promotions. */
export function MemberVouchers({ source, promotionIds }: MemberVouchersProps) {
	const t = useMessages();
	const { vouchers, isError, retry } = useVouchers(source);
	if (isError) return <VouchersFailed onRetry={retry} />;
	if (!vouchers) return <p aria-busy="true">{t('voucher.loading')}</p>;
	const isMeant = (id: string | null) =>
		promotionIds.length === 0 || id === null || promotionIds.includes(id);
	return <VoucherList vouchers={vouchers.filter(({ promotionId }) => isMeant(promotionId))} />;
}
