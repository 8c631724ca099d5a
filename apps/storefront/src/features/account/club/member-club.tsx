import type { Customer } from '@korb/contracts/customer/customer';
import type { LoyaltyMemberInformation } from '@korb/contracts/loyalty/loyalty';
import { useState } from 'react';
import { useSite } from '../../../platform/site.tsx';
import { fullName } from '../../../shop/addresses/full-name.ts';
import { CardShape } from '../../../shop/club/card-shape.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Panel } from '../../../ui/card/panel.tsx';
import { Switch } from '../../../ui/fields/checkbox-field.tsx';
import { ZoomInIcon } from '../../../ui/icons/zoom-in.ts';
import { Notice } from '../../../ui/notice/notice.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { AccountHead } from '../frame/account-head.tsx';
import { CardLinks } from './card-links.tsx';
import styles from './club.module.css';
import { ClubVouchers } from './club-vouchers.tsx';
import { LatestPoints } from './latest-points.tsx';
import { LeaveDialog } from './leave-dialog.tsx';
import { Pools } from './pools.tsx';
import { useCard } from './use-card.ts';
import { useMembership } from './use-membership.ts';

type MemberClubProps = { customer: Customer; member: LoyaltyMemberInformation };

export function MemberClub({ customer, member }: MemberClubProps) {
	const { t, config } = useSite();
	const { personalise, isBusy } = useMembership();
	const [isLeaving, setIsLeaving] = useState(false);
	return (
		<>
			<AccountHead title={t('club.title', { shop: config.name })} lead={t('club.lead')} />
			<div className={styles['columns']}>
				<MemberCard customer={customer} member={member} />
				<div className={styles['stack']}>
					<Pools pools={member.pools} />
					<CardLinks />
					<LatestPoints />
					<Panel title={t('club.good')}>
						<Switch
							label={t('club.personalise')}
							checked={member.isPersonalised}
							// `disabled` would lose the focus.
							aria-disabled={isBusy}
							onChange={({ currentTarget: { checked } }) => isBusy || void personalise(checked)}
						/>
					</Panel>
					<Panel title={t('club.leave')} lead={t('club.leaveText')}>
						<Button variant="secondary" onClick={() => setIsLeaving(true)}>
							{t('club.leave')}
						</Button>
					</Panel>
				</div>
			</div>
			<ClubVouchers />
			<LeaveDialog open={isLeaving} onClose={() => setIsLeaving(false)} />
		</>
	);
}

function MemberCard({ customer, member }: MemberClubProps) {
	const { t } = useSite();
	const [isLarge, setIsLarge] = useState(false);
	const { data: card, isError } = useCard(customer);
	if (card === null || isError) return <Notice tone="warn">{t('club.cardUnknown')}</Notice>;
	const code = card ? (
		<img
			className={styles['barcode']}
			src={card.barcodeImage}
			alt={t('club.number', { number: card.id })}
		/>
	) : (
		<div className={styles['barcode']} />
	);
	return (
		<section aria-label={t('club.card')}>
			<CardShape>
				<p className={styles['holder']}>
					{fullName(customer)}
					<span>{t('club.since', { year: member.joinedOn.slice(0, 4) })}</span>
				</p>
				<div className={styles['code']}>{code}</div>
				<Button variant="ink" block onClick={() => setIsLarge(true)}>
					<ZoomInIcon />
					{t('club.enlarge')}
				</Button>
			</CardShape>
			<Dialog
				open={isLarge}
				onClose={() => setIsLarge(false)}
				title={t('club.scan')}
				description={t('club.scanText')}
				closeLabel={t('account.close')}
				size="lg"
			>
				<div className={styles['large']}>{code}</div>
			</Dialog>
		</section>
	);
}
