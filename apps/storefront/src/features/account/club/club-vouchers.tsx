import { useState } from 'react';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { useCustomer } from '../../../shop/session/use-customer.ts';
import { useRedeem } from '../../../shop/vouchers/use-redeem.ts';
import { useVouchers } from '../../../shop/vouchers/use-vouchers.ts';
import { VoucherList } from '../../../shop/vouchers/voucher-list.tsx';
import { VouchersFailed } from '../../../shop/vouchers/vouchers-failed.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { ChipRow, ToggleChip } from '../../../ui/label/chip.tsx';
import { Section } from '../../../ui/layout/section.tsx';
import { WaitingPanels } from '../frame/waiting.tsx';
import styles from './club.module.css';

const filters = ['all', 'personal', 'general'] as const;

/** Vouchers of the member and those for everybody. */
export function ClubVouchers() {
	const t = useMessages();
	const personal = useVouchers('personal');
	const general = useVouchers('general');
	const { redeem, busyId } = useRedeem();
	const promotions = useCustomer()?.loyaltyMemberInformation?.promotions ?? [];
	const [filter, setFilter] = useState<(typeof filters)[number]>('all');
	const isError = personal.isError || general.isError;
	const isLoaded = personal.vouchers !== undefined && general.vouchers !== undefined;
	const shown = {
		personal: personal.vouchers ?? [],
		general: general.vouchers ?? [],
		all: [...(personal.vouchers ?? []), ...(general.vouchers ?? [])],
	};
	const retry = () => {
		if (personal.isError) personal.retry();
		if (general.isError) general.retry();
	};
	const waiting = shown.personal.filter(
		({ promotionId }) =>
			!promotions.some(
				(promotion) => promotion.promotionId === promotionId && promotion.isActivated,
			),
	);
	async function redeemAll(): Promise<void> {
		for (const voucher of waiting) await redeem(voucher);
	}
	return (
		<Section
			title={t('voucher.title')}
			lead={t('voucher.lead')}
			tools={
				waiting.length > 1 && (
					<Button
						variant="secondary"
						size="sm"
						loading={busyId !== null && t('voucher.busy')}
						onClick={() => void redeemAll()}
					>
						{t('voucher.activateAll')}
					</Button>
				)
			}
		>
			{isError && <VouchersFailed onRetry={retry} />}
			{!isError && !isLoaded && <WaitingPanels count={1} />}
			{isLoaded && shown.all.length > 0 && (
				<div className={styles['chips']}>
					<ChipRow label={t('voucher.filter')}>
						{filters.map((name) => (
							<ToggleChip key={name} pressed={filter === name} onClick={() => setFilter(name)}>
								{t(`voucher.filter.${name}`, { count: shown[name].length })}
							</ToggleChip>
						))}
					</ChipRow>
				</div>
			)}
			{(isLoaded || shown.all.length > 0) && <VoucherList vouchers={shown[filter]} />}
		</Section>
	);
}
